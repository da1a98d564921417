import type { GuildMemory } from '../../../../../bot/guilds/guild-memory.ts';
import type { AuditPositions } from './audit-positions.ts';

/** Positions live in the database, so the memory stores nothing; restoring it means that no entries were missed. */
export function rememberPositions(positions: AuditPositions): GuildMemory {
  return {
    name: 'auditPositions',
    save: () => undefined,
    restore: (_bot, guildId) => positions.resume(guildId),
    forget: () => {},
  };
}
