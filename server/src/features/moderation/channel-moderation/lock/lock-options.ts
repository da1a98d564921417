import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { ChannelType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { defineOption, defineOptions } from '../../../../bot/define-command.ts';
import type { LockArea } from './lock-area.ts';
import { type TargetChannel, targetChannel } from '../target-channel.ts';

export const LOCK_OPTIONS = defineOptions(
  {
    key: 'channel',
    type: 'channel',
    required: false,
    named: true,
    config: {
      en: { name: 'channel', description: 'Which channel, thread or category (default: this one)' },
      ru: { name: 'канал', description: 'Какой канал, ветку или категорию (по умолчанию этот канал)' },
    },
  },
  {
    key: 'reason',
    type: 'string',
    required: false,
    maxLength: REASON_MAX,
    config: {
      en: {
        name: 'reason',
        description: '“category” or “server” for all its channels; and why: “server: raid”',
      },
      ru: {
        name: 'причина',
        description: '«категория» или «сервер» — для всех их каналов; и причина: «сервер: рейд»',
      },
    },
  },
);

export interface LockTarget {
  target: TargetChannel;
  reason: string;
}

/** A channel or thread, or several channels, and why. */
export type LockOrder = LockTarget | { area: LockArea; reason: string };

/** The words for several channels in front of a reason, in both languages. */
const AREA = /^(?:(?:the|this|whole|entire|весь|всю)\s+)*(?:(category|категори[яю])|(server|сервер))(?![\p{L}\p{N}])/iu;

/** What ends the words for several channels; without it they may begin the reason: "server is on fire". */
const AFTER_AREA = /^\s*(?:$|[:;,.|–—-]\s*)/u;

/** What is asked about where those words may begin the reason. */
const AREA_OPTION = defineOption({
  key: 'area',
  type: 'string',
  required: false,
  config: {
    en: {
      name: 'where',
      description: 'What to lock',
      choices: [
        { name: 'the whole server', value: 'server' },
        { name: 'the category', value: 'category' },
        { name: 'only this channel', value: 'channel' },
      ],
    },
    ru: {
      name: 'где',
      description: 'Что закрыть',
      choices: [
        { name: 'весь сервер', value: 'server' },
        { name: 'всю категорию', value: 'category' },
        { name: 'только этот канал', value: 'channel' },
      ],
    },
  },
});

/**
 * Reads what to lock and the reason; null if refused. A channel mention in front of the reason names the channel, the
 * words `category` and `server` all channels of this one's category, or of the server. Where other words follow without
 * a colon or the like, it is asked whether that is meant.
 */
export async function readLockOrder(ctx: CommandContextOf<typeof LOCK_OPTIONS>): Promise<LockOrder | null> {
  const { options, channelId, locale, refuse } = ctx;
  const { reason: input = '' } = options;
  const named = options.channel === undefined ? readArea(input) : null;
  const area = named === null || named.isSure ? named?.area : await ctx.clarify(AREA_OPTION, [named.area, 'channel']);
  if (area === null) return null;
  if (area === 'server') return { area: { kind: 'server' }, reason: named?.reason ?? '' };
  const [mention = '', mentionedId] = /^<#(\d{17,20})>\s*/.exec(input) ?? [];
  const target = await targetChannel(ctx, options.channel ?? mentionedId ?? channelId, NEEDED);
  if (target === null) return null;
  const { channel, isThread } = target;
  if (area === 'category') {
    const id = await categoryOf(ctx, target);
    if (id !== null) return { area: { kind: 'category', id }, reason: named?.reason ?? '' };
    await refuse(m.lock_no_category({}, { locale }));
    return null;
  }
  const reason = input.slice(mention.length);
  if (channel.type === ChannelType.GuildCategory) return { area: { kind: 'category', id: channel.id }, reason };
  if (isThread) {
    // Members who may manage threads keep writing in a locked one.
    const again = await targetChannel(ctx, channel.id, { member: ['ManageThreads'], bot: ['ManageThreads'] });
    if (again === null) return null;
  }
  return { target, reason };
}

/** The words for several channels in front of a reason; sure if nothing else can be meant. */
function readArea(input: string): { area: 'server' | 'category'; isSure: boolean; reason: string } | null {
  const [words, isCategory] = AREA.exec(input) ?? [];
  if (words === undefined) return null;
  const after = input.slice(words.length);
  const [separator] = AFTER_AREA.exec(after) ?? [];
  const reason = after.slice(separator?.length ?? 0).trim();
  return { area: isCategory === undefined ? 'server' : 'category', isSure: separator !== undefined, reason };
}

const NEEDED = { member: ['ManageChannels'], bot: ['ViewChannel', 'SendMessages', 'ManageRoles'] } as const;

/** The category of a channel, or of the channel that a thread belongs to; null if it is in none. */
async function categoryOf({ bot }: CommandContext, { channel, isThread }: TargetChannel): Promise<string | null> {
  const parentId = 'parent_id' in channel ? (channel.parent_id ?? null) : null;
  if (!isThread || parentId === null) return parentId;
  const parent = await bot.api.channels.get(parentId);
  return 'parent_id' in parent ? (parent.parent_id ?? null) : null;
}
