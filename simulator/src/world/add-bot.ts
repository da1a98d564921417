import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { ApiError } from '../protocol/api-error.ts';
import { AUDIT, writeAudit } from './moderation/audit.ts';
import { getGuild } from './lookups.ts';
import { makeMember } from '../state/make-guild.ts';
import { announceJoin } from './members.ts';
import { addRole, announceRole } from './roles.ts';

/**
 * Brings the bot into the server with a managed role of those permissions; invited again, only the role changes. Fails
 * with 20026 while the bot is in quarantine.
 */
export function addBot(platform: Platform, guildId: string, permissions: string, inviterId: string): void {
  const guild = getGuild(platform.world, guildId);
  const { id: botId, name, isQuarantined } = platform.application;
  const present = guild.roles.find((role) => role.botId === botId);
  if (present !== undefined) {
    present.permissions = permissions;
    announceRole(platform, guild, 'GUILD_ROLE_UPDATE', present);
    return;
  }
  if (isQuarantined === true) throw new ApiError('quarantined');
  const role = addRole(platform, guild, { name, permissions, managed: true, botId });
  // The server comes first: the bot learns of its own membership through it.
  const member = makeMember(botId, new Date(now()).toISOString(), [role.id]);
  guild.members[botId] = member;
  platform.gateway.welcome(guildId, botId);
  announceJoin(platform, guild, member);
  writeAudit(platform, guild, { action: AUDIT.botAdd, userId: inviterId, targetId: botId, reason: null });
}
