import { channelMention } from '@discordjs/formatters';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { readQuoted } from '@perigee/core/base/reading/quotes';
import { readName } from '@perigee/core/base/reading/names';
import { tookAll } from '@perigee/core/base/reading/reading';
import { readTime, type TimeReading } from '@perigee/core/base/reading/time';
import { readWholeNumber } from '@perigee/core/base/reading/whole-number';
import type { TimeContext } from '@perigee/core/base/reading/wall-time';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import { findPlaces } from '../../../bot/commands/find-places.ts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import type { TypedPart } from '../../../bot/command-entry.ts';
import { type CommandDefinition, defineCommand, defineOption, defineOptions } from '../../../bot/define-command.ts';
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

/** “no” may begin something else: "no spam here". */
const OFF = /^(?:off|выкл|выключить|(?:no|none|нет)(?=\s*(?:$|<#)))(?![\p{L}\p{N}])/iu;

/** Another pause in the place of a reason: "10s or 20s". */
const MORE = /^[\s,;:—–-]*(?:(?:or|to|или|до)(?![\p{L}\p{N}])|\p{Nd})/iu;

const SLOWMODE_OPTIONS = defineOptions(
  { key: PAUSE.key, config: PAUSE.config, type: 'string', required: false, split: splitPause },
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
  {
    key: 'reason',
    type: 'string',
    required: false,
    maxLength: REASON_MAX,
    config: {
      en: { name: 'reason', description: 'Why; it’s shown in the audit log' },
      ru: { name: 'причина', description: 'Почему; видна в журнале аудита' },
    },
  },
);

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
  options: SLOWMODE_OPTIONS,
  defaultMemberPermissions: ['ManageChannels'],
  async run(ctx) {
    const { bot, options, locale, reply } = ctx;
    const { time = '', reason: words = '' } = options;
    const seconds = time === '' ? null : await readSeconds(ctx, time);
    if (seconds === 'asked') return;
    if (seconds === undefined || MORE.test(words)) {
      await refuseWithUsage(ctx, slowmodeCommand, m.slowmode_refused({}, { locale }));
      return;
    }
    const named = options.channel ?? (await findChannel(ctx, words));
    const reason = options.channel === undefined && named !== null ? '' : words.replace(/^[\s,;:—–-]+/u, '');
    const needed = ['ManageChannels'] as const;
    const target = await targetChannel(ctx, named ?? ctx.channelId, { member: needed, bot: needed });
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
    await bot.api.channels.edit(id, { rate_limit_per_user: seconds }, { reason: channelAuditReason(ctx, reason) });
    const done =
      seconds === 0
        ? m.slowmode_off({ channel }, { locale })
        : m.slowmode_set({ channel, pause: writeDuration(seconds * 1000, locale) }, { locale });
    await reply({
      content: reason === '' ? done : `${done} ${m.lock_reason({ reason: escapeText(reason) }, { locale })}`,
    });
  },
});

/** The pause in front of a reason: "10s too fast"; without one the whole text, which is refused. */
function splitPause(line: string, context: TimeContext): TypedPart | null {
  const text = line.trimStart();
  const [time, number] = [readTime(text, context), readWholeNumber(text)];
  const end = Math.max(
    OFF.exec(text)?.[0].length ?? 0,
    time.kind === 'unread' ? 0 : time.length,
    number.kind === 'read' ? number.length : 0,
  );
  if (text === '' || readQuoted(text) !== null) return null;
  return end === 0 ? { value: text, rest: '' } : { value: text.slice(0, end), rest: text.slice(end) };
}

/** The channel that words are the whole name of: "10s memes". */
async function findChannel(ctx: CommandContext, words: string): Promise<string | null> {
  if (words === '') return null;
  const { channels } = await findPlaces(ctx);
  const read = readName(words, channels, { isWhole: true, isExact: true });
  return read.kind === 'read' ? read.value.id : null;
}

/** Whole seconds, which a number alone means too; undefined for a pause the platform does not accept. */
async function readSeconds({ clarify }: CommandContext, text: string): Promise<number | undefined | 'asked'> {
  if (OFF.exec(text)?.[0] === text.trim()) return 0;
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
