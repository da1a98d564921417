import { type RawBuilder, sql } from 'kysely';
import { createBatcher } from '../../../../database/batcher.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';

interface Member {
  guildId: string;
  userId: string;
}

/** A member on a day in the guild's time zone, in days since 1970. */
export interface DayOf extends Member {
  day: number;
}

/** What to add to a day. */
export interface Count extends DayOf {
  staked: number;
  rounds: 0 | 1;
}

/** What a member played on a day. */
export interface PlayedToday {
  staked: number;
  rounds: number;
}

/** The same, with the end of the member's pause. */
export interface PlayLimits extends PlayedToday {
  pausedUntil: Date | null;
}

/** Daily counts and pauses, which limit how much members play. */
export const playLimitStore = {
  /** When a member's pause ends; null where there is none. */
  async pausedUntil(db: Db, { guildId, userId }: Member): Promise<Date | null> {
    const { rows } = await sql<{ until: Date }>`
      select until from game_pauses
      where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and until > clock_timestamp()`.execute(db);
    return rows[0]?.until ?? null;
  },

  /** Counts a stake, or a raise, and returns the new totals. Locks the day's row until the transaction ends. */
  async count(tx: DbTransaction, count: Count): Promise<PlayedToday> {
    const { rows } = await sql<{ staked: string; rounds: number }>`${prepared} ${counting(count)}`.execute(tx);
    const [row] = rows;
    return { staked: Number(row?.staked ?? 0), rounds: row?.rounds ?? 0 };
  },

  /** Pauses a member; never shortens a pause. Returns when it ends. */
  async pause(db: Db, { guildId, userId }: Member, ms: number): Promise<Date> {
    const { rows } = await sql<{ until: Date }>`
      insert into game_pauses as p (guild_id, user_id, until)
      values (${guildId}::bigint, ${userId}::bigint, clock_timestamp() + make_interval(secs => ${ms / 1000}::float8))
      on conflict (guild_id, user_id) do update set until = greatest(p.until, excluded.until)
      returning until`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('a pause was not saved');
    return row.until;
  },
};

/** The limits of a member on a day in the guild's time zone. Concurrent calls share a statement. */
export function createFindPlayLimits(db: Db): (requested: DayOf) => Promise<PlayLimits> {
  return createBatcher(async (requested: readonly DayOf[]) => {
    const { rows } = await sql<{ staked: string | null; rounds: number | null; until: Date | null }>`${prepared}
      select d.staked, d.rounds, p.until
      from unnest(${requested.map(({ guildId }) => guildId)}::bigint[], ${requested.map(({ userId }) => userId)}::bigint[],
        ${requested.map(({ day }) => day)}::integer[]) with ordinality as m (guild_id, user_id, day, place)
      left join game_days d on d.guild_id = m.guild_id and d.user_id = m.user_id and d.day = m.day
      left join game_pauses p on p.guild_id = m.guild_id and p.user_id = m.user_id and p.until > clock_timestamp()
      order by m.place`.execute(db);
    return rows.map(({ staked, rounds, until }) => ({
      staked: Number(staked ?? 0),
      rounds: rounds ?? 0,
      pausedUntil: until,
    }));
  });
}

/** The statement that counts, to embed into another one; counts nothing where `source` has no row. */
export function counting(
  { guildId, userId, day, staked, rounds }: Count,
  source: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`
    insert into game_days as d (guild_id, user_id, day, staked, rounds)
    select ${guildId}::bigint, ${userId}::bigint, ${day}::integer, ${staked}::bigint, ${rounds}::integer ${source}
    on conflict (guild_id, user_id, day)
    do update set staked = d.staked + excluded.staked, rounds = d.rounds + excluded.rounds
    returning staked, rounds`;
}
