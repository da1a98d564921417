import type { GuildSettings } from '@perigee/core/guilds/schema';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { findTypedCommand } from '../../bot/commands/typed-command.ts';
import { defineListener, type Listener, type ListenerContext } from '../../bot/define-listener.ts';
import { isFromMember, type MemberMessage } from '../../bot/from-member.ts';
import { drawBetween } from '../balances/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';
import type { RollTimes } from './roll-times.ts';
import type { XpBuffer } from './xp-buffer.ts';

interface GainParts {
  buffer: Pick<XpBuffer, 'add'>;
  rolls: RollTimes;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
}

/** Lets messages of members bring experience, as likely as the server says. What is no turn is dismissed at once. */
export function gainXp(parts: GainParts): Listener {
  return defineListener(GatewayDispatchEvents.MessageCreate, (bot, message) => {
    if (!isFromMember(message)) return undefined;
    const settings = bot.settings.peek(message.guild_id);
    if (settings !== undefined) return roll(parts, bot, message, settings);
    return bot.settings.get(message.guild_id).then((read) => roll(parts, bot, message, read));
  });
}

function roll(
  { buffer, rolls, earningRules }: GainParts,
  { commands }: ListenerContext,
  message: MemberMessage,
  settings: GuildSettings,
): void {
  const { chance, min, max } = settings.economy.messageXp;
  if (!settings.boost || chance === 0 || max === 0) return;
  const { guild_id: guildId, author, member } = message;
  if (findTypedCommand(message.content, settings, commands) !== undefined) return;
  if (!rolls.take(guildId, author.id, Date.now())) return;
  if (Math.random() * 100 >= chance) return;
  const joinedAt = typeof member?.joined_at === 'string' ? new Date(member.joined_at) : null;
  if (earningRules.mayEarnAt(settings, { userId: author.id, joinedAt }) !== null) return;
  const xp = drawBetween(min, max);
  if (xp > 0) buffer.add({ guildId, userId: author.id, xp });
}
