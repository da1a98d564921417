import type { GameName } from '@perigee/core/games/names';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';

/** A round or a ticket, as its player sees it. */
export interface PastRound {
  /** Also the id of its proof. */
  id: string;
  game: GameName;
  startedAt: Date;
  staked: number;
  /** Null while it is open. */
  paid: number | null;
}

type Row = { id: string; game: GameName; startedAt: Date; staked: string; paid: string | null };

/** A member's last rounds and jackpot tickets in a guild, newest first. */
export async function listPast(db: Db, guildId: string, userId: string, limit: number): Promise<PastRound[]> {
  const { rows } = await sql<Row>`
    (
      select id, game, started_at as "startedAt", staked, paid from game_rounds
      where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint order by number desc limit ${limit}
    ) union all (
      select id, game, started_at, opponent_staked, opponent_paid from game_rounds
      where guild_id = ${guildId}::bigint and opponent_id = ${userId}::bigint order by number desc limit ${limit}
    ) union all (
      select jackpot_id, 'jackpot', at, price, paid from jackpot_tickets
      where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint order by at desc limit ${limit}
    )
    order by "startedAt" desc limit ${limit}`.execute(db);
  return rows.map(({ staked, paid, ...row }) => ({
    ...row,
    staked: Number(staked),
    paid: paid === null ? null : Number(paid),
  }));
}
