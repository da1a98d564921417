import { now } from '../clock.ts';
import type { Platform } from '../platform.ts';
import { AUDIT, writeAudit } from './audit.ts';
import { getGuild } from './lookups.ts';
import { makeMember } from './make-guild.ts';
import { tellOfJoin } from './members.ts';
import { addRole, tellOfRole } from './roles.ts';

/** Brings the bot into the server with a managed role of those permissions; invited again, only the role changes. */
export function addBot(platform: Platform, guildId: string, permissions: string, inviterId: string): void {
  const guild = getGuild(platform.world, guildId);
  const { id: botId, name } = platform.application;
  const present = guild.roles.find((role) => role.botId === botId);
  if (present !== undefined) {
    present.permissions = permissions;
    tellOfRole(platform, guild, 'GUILD_ROLE_UPDATE', present);
    return;
  }
  const role = addRole(platform, guild, { name, permissions, managed: true, botId });
  // The server comes first: the bot learns of its own membership through it.
  const member = makeMember(botId, new Date(now()).toISOString(), [role.id]);
  guild.members[botId] = member;
  platform.gateway.welcome(guildId, botId);
  tellOfJoin(platform, guild, member);
  writeAudit(platform, guild, { action: AUDIT.botAdd, userId: inviterId, targetId: botId, reason: null });
}
