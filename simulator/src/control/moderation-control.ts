import type { Platform } from '../platform/platform.ts';
import { bitsOf, type PermissionName } from '../state/permission-bits.ts';
import { addBot } from '../world/add-bot.ts';
import { AUDIT, changesBetween, writeAudit } from '../world/moderation/audit.ts';
import { getGuild, getPerson, getRole } from '../world/lookups.ts';
import { type ModerationAction, performAction } from '../world/moderation/moderation-action.ts';
import { announceRole } from '../world/roles.ts';

/** Moderators' manual actions, and conditions that make a bot's actions fail. */
export interface ModerationControl {
  /** Acts as that moderator, a person or another bot; fails where the platform would refuse them. */
  moderate: (guildId: string, actorId: string, action: ModerationAction) => void;
  /** Delay between an action and its audit log entry, in milliseconds; null means it never appears. */
  setAuditDelay: (delayMs: number | null) => void;
  /** Whether the person accepts direct messages; otherwise sending one fails with 50007. */
  setInbox: (personId: string, isOpen: boolean) => void;
  /** Moves a role, as the owner would. */
  moveRole: (guildId: string, roleId: string, position: number) => void;
  /** Has the owner invite the bot again, with these permissions. */
  inviteBot: (guildId: string, permissions: PermissionName[]) => void;
}

export function createModerationControl(platform: Platform): ModerationControl {
  const { world } = platform;
  return {
    moderate: (guildId, actorId, action) => performAction(platform, guildId, actorId, action),
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
