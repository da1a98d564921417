import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import type { GameParts } from '../game-parts.ts';
import { RoundRefused } from './refusal.ts';

/** The cooldown between two rounds of a member. */
const COOLDOWN = 'game';

/** @throws RoundRefused where the last round began too recently. */
export async function claimTurn(
  { cooldowns }: Pick<GameParts, 'cooldowns'>,
  tx: DbTransaction,
  { guildId, userId }: { guildId: string; userId: string },
  waitMs: number,
): Promise<void> {
  if (waitMs === 0) return;
  const { rows } = await sql`${cooldowns.claiming({ guildId, userId, action: COOLDOWN }, waitMs)}`.execute(tx);
  if (rows.length > 0) return;
  const { rows: waiting } = await sql<{ readyAt: Date }>`
    select ready_at as "readyAt" from cooldowns
    where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and action = ${COOLDOWN}`.execute(tx);
  throw new RoundRefused({ why: 'waiting', readyAt: waiting[0]?.readyAt ?? new Date(Date.now() + waitMs) });
}
