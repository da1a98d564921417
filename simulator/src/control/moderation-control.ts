import type { Platform } from '../platform/platform.ts';
import { bitsOf, type PermissionName } from '../state/permission-bits.ts';
import { addBot } from '../world/add-bot.ts';
import { AUDIT, changesBetween, writeAudit } from '../world/moderation/audit.ts';
import { getGuild, getPerson, getRole } from '../world/lookups.ts';
import { type ModerationAct, performAct } from '../world/moderation/moderation-act.ts';
import { announceRole } from '../world/roles.ts';

/** What moderators do by hand, and what stands in a bot's way. */
export interface ModerationControl {
  /** Acts as that moderator, a person or another bot; fails where the platform refuses it to them. */
  moderate: (guildId: string, actorId: string, act: ModerationAct) => void;
  /** How long after an act its audit log entry appears, in milliseconds; null for never. */
  setAuditDelay: (delayMs: number | null) => void;
  /** Whether the person takes direct messages; 50007 where not. */
  setInbox: (personId: string, isOpen: boolean) => void;
  /** Moves a role as the owner does. */
  moveRole: (guildId: string, roleId: string, position: number) => void;
  /** The owner invites the bot once more, with a role of these permissions. */
  inviteBot: (guildId: string, permissions: PermissionName[]) => void;
}

export function createModerationControl(platform: Platform): ModerationControl {
  const { world } = platform;
  return {
    moderate: (guildId, actorId, act) => performAct(platform, guildId, actorId, act),
    setAuditDelay: (delayMs) => {
      platform.auditDelayMs = delayMs;
    },
    setInbox: (personId, isOpen) => {
      getPerson(world, personId).acceptsDirectMessages = isOpen;
      platform.stateFile.touch();
    },
    moveRole: (guildId, roleId, position) => {
      const guild = getGuild(world, guildId);
      const role = getRole(guild, roleId);
      const changes = changesBetween({ position: role.position }, { position });
      role.position = position;
      announceRole(platform, guild, 'GUILD_ROLE_UPDATE', role);
      const input = { action: AUDIT.roleUpdate, targetId: role.id, reason: null, changes };
      writeAudit(platform, guild, { ...input, userId: guild.ownerId });
    },
    inviteBot: (guildId, permissions) =>
      addBot(platform, guildId, bitsOf(...permissions).toString(), getGuild(world, guildId).ownerId),
  };
}
