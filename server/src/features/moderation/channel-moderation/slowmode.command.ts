import { channelMention } from '@discordjs/formatters';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readTime, type TimeReading } from '@perigee/core/base/reading/time';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../bot/define-command.ts';
import { channelAuditReason, targetChannel } from './target-channel.ts';

/** The platform's limit, in seconds. */
const SLOWMODE_MAX = 21_600;

/** The pause as it is asked about, where a text may say several. */
const PAUSE = defineOption({
  key: 'time',
  type: 'duration',
  required: false,
  min: 0,
  max: SLOWMODE_MAX * 1000,
  config: {
    en: { name: 'time', description: 'From 0 to 6 hours, such as 10s or 5m; “off” turns it off' },
    ru: { name: 'время', description: 'От 0 до 6 часов, например 10с или 5м; «выкл» выключает' },
  },
});

const OFF = /^(?:off|no|none|выкл|выключить|нет)$/i;

/** Shows or sets the pause between a member's messages in a channel. */
export const slowmodeCommand: CommandDefinition = defineCommand({
  name: 'slowmode',
  category: 'moderation',
  config: {
    en: {
      name: 'slowmode',
      description: 'Shows or sets slow mode: the pause between a member’s messages',
      aliases: ['slow'],
    },
    ru: {
      name: 'медленный',
      description: 'Показывает или меняет паузу между сообщениями одного участника',
      aliases: ['медленныйрежим', 'слоумод'],
    },
  },
  options: [
    { key: PAUSE.key, config: PAUSE.config, type: 'string', required: false },
    {
      key: 'channel',
      type: 'channel',
      required: false,
      named: true,
      config: {
        en: { name: 'channel', description: 'Where (default: here)' },
        ru: { name: 'канал', description: 'Где (по умолчанию здесь)' },
      },
    },
  ],
  defaultMemberPermissions: ['ManageChannels'],
  async run(ctx) {
    const { bot, options, locale, reply } = ctx;
    const { time: input = '' } = options;
    const [mention = '', mentionedId] = /<#(\d{17,20})>/.exec(input) ?? [];
    const time = input.replace(mention, '').trim();
    const seconds = time === '' ? null : await readSeconds(ctx, time);
    if (seconds === 'asked') return;
    if (seconds === undefined) {
      await refuseWithUsage(ctx, slowmodeCommand, m.slowmode_refused({}, { locale }));
      return;
    }
    const needed = ['ManageChannels'] as const;
    const target = await targetChannel(ctx, options.channel ?? mentionedId ?? ctx.channelId, {
      member: needed,
      bot: needed,
    });
    if (target === null) return;
    const { id } = target.channel;
    const channel = channelMention(id);
    if (seconds === null) {
      const now = 'rate_limit_per_user' in target.channel ? (target.channel.rate_limit_per_user ?? 0) : 0;
      await reply({
        content:
          now === 0
            ? m.slowmode_is_off({ channel }, { locale })
            : m.slowmode_is({ channel, pause: writeDuration(now * 1000, locale) }, { locale }),
      });
      return;
    }
    await bot.api.channels.edit(id, { rate_limit_per_user: seconds }, { reason: channelAuditReason(ctx, '') });
    await reply({
      content:
        seconds === 0
          ? m.slowmode_off({ channel }, { locale })
          : m.slowmode_set({ channel, pause: writeDuration(seconds * 1000, locale) }, { locale }),
    });
  },
});

/** Whole seconds, which a number alone means too; undefined for a pause the platform does not accept. */
async function readSeconds({ clarify }: CommandContext, text: string): Promise<number | undefined | 'asked'> {
  if (OFF.test(text)) return 0;
  const time = readTime(text, { nowMs: Date.now(), zone: 'UTC' });
  const number = readWholeNumber(text);
  const numberMs = number.kind === 'read' && tookAll(number, text) ? number.value * 1000 : null;
  const lengths = time.kind === 'unread' || !tookAll(time, text) ? [] : lengthsOf(time);
  const isUnclear = time.kind === 'ambiguous' && numberMs === null && lengths.length > 0;
  const lengthMs = isUnclear ? await clarify(PAUSE, lengths) : time.kind === 'read' ? lengths[0] : undefined;
  if (lengthMs === null) return 'asked';
  // "5м" are five minutes, and no five million.
  const seconds = Math.round((lengthMs ?? numberMs ?? -1000) / 1000);
  return seconds >= 0 && seconds <= SLOWMODE_MAX ? seconds : undefined;
}

function lengthsOf(time: Exclude<TimeReading, { kind: 'unread' }>): number[] {
  const meanings = time.kind === 'read' ? [time.value] : time.meanings;
  return meanings.flatMap((each) => (each.kind === 'length' ? each.ms : []));
}
