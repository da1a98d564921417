import type { GuildMemory } from '../../../bot/guilds/guild-memory.ts';
import type { AuditPositions } from './audit-positions.ts';

/** Positions are stored; that nothing was missed since is all there is to hand on. */
export function rememberPositions(positions: AuditPositions): GuildMemory {
  return {
    name: 'auditPositions',
    save: () => undefined,
    restore: (_bot, guildId) => positions.goOn(guildId),
    forget: () => {},
  };
}
