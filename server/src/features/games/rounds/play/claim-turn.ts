import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GameDeps } from '../game-deps.ts';
import { RoundRefused } from '../refusal.ts';

/** The cooldown between two rounds of a member. */
const COOLDOWN = 'game';

/** @throws RoundRefused where the last round began too recently. */
export async function claimTurn(
  { cooldowns }: Pick<GameDeps, 'cooldowns'>,
  tx: DbTransaction,
  { guildId, userId }: { guildId: string; userId: string },
  waitMs: number,
): Promise<void> {
  if (waitMs === 0) return;
  const turn = { guildId, userId, action: COOLDOWN };
  const { rows } = await sql`${cooldowns.claiming(turn, waitMs)}`.execute(tx);
  if (rows.length > 0) return;
  const readyAt = await cooldowns.endOf(tx, turn);
  throw new RoundRefused({ why: 'waiting', readyAt: readyAt ?? new Date(Date.now() + waitMs) });
}
