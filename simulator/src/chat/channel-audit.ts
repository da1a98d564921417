import type { Platform } from '../platform/platform.ts';
import type { Channel } from '../state/state.ts';
import { type AuditInput, writeAudit } from '../world/moderation/audit.ts';

/** Writes what a person did in the channel to its guild's audit log; direct channels have none. */
export function writeChannelAudit(platform: Platform, { guildId }: Channel, input: Omit<AuditInput, 'reason'>): void {
  const guild = platform.world.guilds[guildId ?? ''];
  if (guild !== undefined) writeAudit(platform, guild, { ...input, reason: null });
}
