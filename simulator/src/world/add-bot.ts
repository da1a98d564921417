import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { ApiError } from '../protocol/api-error.ts';
import { putMember } from '../state/membership-index.ts';
import { AUDIT, writeAudit } from './moderation/audit.ts';
import { getGuild } from './lookups.ts';
import { makeMember } from '../state/make-guild.ts';
import { announceJoin } from './members.ts';
import { addRole, announceRole } from './roles.ts';

/**
 * Adds the bot to the guild with a managed role of those permissions; a repeated invite only changes the role. Fails
 * with 20026 while the bot is quarantined.
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
  // GUILD_CREATE must come first: it tells the bot about its own membership.
  const member = makeMember(botId, new Date(now()).toISOString(), [role.id]);
  putMember(platform.world, guild, member);
  platform.gateway.welcome(guildId, botId);
  announceJoin(platform, guild, member);
  writeAudit(platform, guild, { action: AUDIT.botAdd, userId: inviterId, targetId: botId, reason: null });
}
