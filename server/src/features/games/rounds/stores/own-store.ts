import type { GameName, RoundGame } from '@perigee/core/games/names';
import { OWN_JACKPOTS_MAX, type OwnJackpot, type OwnTotal } from '@perigee/core/games/own-games';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { RoundStatus } from '../tables.ts';

interface Member {
  guildId: string;
  userId: string;
}

/** A round as one of its players sees it. */
export interface OwnRoundRow {
  number: string;
  id: string;
  game: RoundGame;
  state: RoundStatus;
  startedAt: Date;
  settledAt: Date | null;
  staked: string;
  paid: string | null;
  /** Null against the house. */
  opponentId: string | null;
}

interface Slice {
  /** Only rounds of this game; null for all. */
  game: RoundGame | null;
  /** Only rounds before this number; null starts at the newest. */
  before: string | null;
  limit: number;
}

/** What a member played. */
export const ownGamesStore = {
  /** Newest first, in either seat. */
  async rounds(db: Db, { guildId, userId }: Member, { game, before, limit }: Slice): Promise<OwnRoundRow[]> {
    const narrowed = sql`
      and number < ${before ?? NEVER}::bigint ${game === null ? sql`` : sql`and game = ${game}`}
      order by number desc limit ${limit}::integer`;
    const { rows } = await sql<OwnRoundRow>`
      (select ${ROUND}, staked, paid, opponent_id as "opponentId" from game_rounds
       where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint ${narrowed})
      union all
      (select ${ROUND}, opponent_staked, opponent_paid, user_id from game_rounds
       where guild_id = ${guildId}::bigint and opponent_id = ${userId}::bigint ${narrowed})
      order by number desc limit ${limit}::integer`.execute(db);
    return rows;
  },

  /** Results per game: settled rounds, and tickets whose numbers were drawn. */
  async totals(db: Db, { guildId, userId }: Member): Promise<OwnTotal[]> {
    const { rows } = await sql<Record<'rounds' | 'won' | 'staked' | 'paid', string> & { game: GameName }>`
      with own as (
        select game, staked, paid from game_rounds
        where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and state = 'settled'
        union all
        select game, opponent_staked, opponent_paid from game_rounds
        where guild_id = ${guildId}::bigint and opponent_id = ${userId}::bigint and state = 'settled'
        union all
        select 'jackpot', price, paid from jackpot_tickets
        where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and paid is not null
      )
      select game, count(*) as rounds, count(*) filter (where paid > staked) as won, sum(staked) as staked,
        sum(paid) as paid
      from own group by game order by count(*) desc, game`.execute(db);
    return rows.map(({ game, rounds, won, staked, paid }) => ({
      game,
      rounds: Number(rounds),
      won: Number(won),
      staked: Number(staked),
      paid: Number(paid),
    }));
  },

  /** The newest jackpot draws the member has tickets for, the upcoming one first. */
  async jackpots(db: Db, { guildId, userId }: Member): Promise<OwnJackpot[]> {
    const { rows } = await sql<{ id: string; tickets: number; staked: string; paid: string | null; drawsAt: Date }>`
      select j.id, t.tickets, t.staked, case when j.state = 'drawn' then t.paid end as paid,
        coalesce(j.drawn_at, j.draws_at) as "drawsAt"
      from (
        select jackpot_id, count(*)::integer as tickets, sum(price) as staked, coalesce(sum(paid), 0) as paid
        from jackpot_tickets where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint group by jackpot_id
      ) t
      join jackpots j on j.guild_id = ${guildId}::bigint and j.id = t.jackpot_id
      order by j.number desc limit ${OWN_JACKPOTS_MAX}::integer`.execute(db);
    return rows.map(({ id, tickets, staked, paid, drawsAt }) => ({
      id,
      tickets,
      staked: Number(staked),
      paid: paid === null ? null : Number(paid),
      drawsAt: drawsAt.toISOString(),
    }));
  },
};

/** Greater than any round number. */
const NEVER = String(2n ** 63n - 1n);

const ROUND = sql`number, id, game, state, started_at as "startedAt", settled_at as "settledAt"`;
