import type { Platform } from '../platform/platform.ts';
import { AUDIT, writeAudit } from '../world/moderation/audit.ts';
import { getGuild } from '../world/lookups.ts';
import { ban, unban } from '../world/members.ts';

export interface BanControl {
  /** Bans the person; only with `byId` is there an audit log entry, naming that moderator. */
  ban: (guildId: string, personId: string, how?: { byId?: string; reason?: string | null }) => void;
  unban: (guildId: string, personId: string) => void;
  isBanned: (guildId: string, personId: string) => boolean;
}

/** Lets tests ban and unban people. */
export function createBanControl(platform: Platform): BanControl {
  const guildOf = (guildId: string) => getGuild(platform.world, guildId);
  return {
    ban: (guildId, personId, { byId, reason = null } = {}) => {
      ban(platform, guildId, personId, reason);
      const input = { action: AUDIT.memberBanAdd, targetId: personId, reason };
      if (byId !== undefined) writeAudit(platform, guildOf(guildId), { ...input, userId: byId });
    },
    unban: (guildId, personId) => unban(platform, guildId, personId),
    isBanned: (guildId, personId) => guildOf(guildId).bans[personId] !== undefined,
  };
}
