import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { atShare, xpShare } from '@perigee/core/rewards/levels/xp-share';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { findTypedCommand } from '../../../bot/commands/text/typed-command.ts';
import { defineListener, type Listener, type ListenerContext } from '../../../bot/define-listener.ts';
import { isFromMember, type MemberMessage } from '../../../bot/from-member.ts';
import type { EarningRules } from '../../economy/index.ts';
import type { ThreadParents } from '../../community/index.ts';
import { drawById } from './draw-by-id.ts';
import type { RollTimes } from './roll-times.ts';
import type { XpBuffer } from './xp-buffer.ts';

interface GainDeps {
  buffer: Pick<XpBuffer, 'add'>;
  rolls: RollTimes;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
  threadParents: Pick<ThreadParents, 'parentOf'>;
}

/**
 * Gives members experience for messages, with the chance the guild has set. Messages that earn nothing return early.
 */
export function gainXp(deps: GainDeps): Listener {
  return defineListener(GatewayDispatchEvents.MessageCreate, (bot, message) => {
    if (!isFromMember(message)) return undefined;
    const settings = bot.settings.peek(message.guild_id);
    if (settings !== undefined) return consider(deps, bot, message, settings);
    return bot.settings.get(message.guild_id).then((read) => consider(deps, bot, message, read));
  });
}

function consider(
  deps: GainDeps,
  bot: ListenerContext,
  message: MemberMessage,
  settings: GuildSettings,
): void | Promise<void> {
  const { chance, max } = settings.economy.messageXp;
  if (!settings.boost || chance === 0 || max === 0) return undefined;
  if (findTypedCommand(message, settings, bot) !== undefined) return undefined;
  // A thread's parent channel only matters to guilds that exclude channels, and finding it may need a request.
  if (!settings.levels.enabled || settings.levels.excludedChannels.length === 0) {
    return roll(deps, message, settings, null);
  }
  const parent = parentOf(deps, bot, message);
  if (!(parent instanceof Promise)) return roll(deps, message, settings, parent);
  return parent.then((parentChannel) => roll(deps, message, settings, parentChannel));
}

const parentOf = ({ threadParents }: GainDeps, bot: BotContext, message: MemberMessage) =>
  threadParents.parentOf(bot, message.guild_id, message.channel_id);

/**
 * Draws depend only on the message, so a second process on the shard gets the same result instead of a second chance.
 */
function roll(
  { buffer, rolls, earningRules }: GainDeps,
  { id, guild_id: guildId, channel_id: channelId, author, member }: MemberMessage,
  settings: GuildSettings,
  parentId: string | null,
): void {
  const { chance, min, max } = settings.economy.messageXp;
  const channelIds = parentId === null ? [channelId] : [channelId, parentId];
  const share = xpShare(settings.levels, { channelIds, roleIds: member?.roles ?? [] });
  if (share === 0 || !rolls.take(guildId, author.id, Date.now())) return;
  if (drawById(id, 1) * 100 >= chance) return;
  const joinedAt = typeof member?.joined_at === 'string' ? new Date(member.joined_at) : null;
  if (earningRules.mayEarnAt(settings, { userId: author.id, joinedAt }) !== null) return;
  const drawn = Math.min(max, min + Math.floor(drawById(id, 2) * (max - min + 1)));
  const xp = atShare(drawn, share, drawById(id, 3));
  if (xp > 0) buffer.add({ guildId, userId: author.id, xp, channelId });
}
