import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';

/** A member's ledger, for those who may read it. */
export interface LedgerReader {
  /** What they had at the end of each of the last days (UTC) with a change, oldest first. */
  days(guildId: string, userId: string): Promise<{ day: string; balance: number; xp: number }[]>;
}

const DAYS_MAX = 30;

export function createLedgerReader(db: Db): LedgerReader {
  return {
    async days(guildId, userId) {
      // Jumps back one day at a time, so that a member with a thousand changes a day costs no more than others.
      const { rows } = await sql<{ day: string; balance: string; xp: string }>`
        with recursive days as (
          (select id, at, balance_after, xp_after, 1 as number from ledger
            where guild_id = ${guildId} and user_id = ${userId} order by id desc limit 1)
          union all
          select l.id, l.at, l.balance_after, l.xp_after, d.number + 1
          from days d cross join lateral (
            select id, at, balance_after, xp_after from ledger
            where guild_id = ${guildId} and user_id = ${userId} and id < d.id
              and at < date_trunc('day', d.at at time zone 'UTC') at time zone 'UTC'
            order by id desc limit 1
          ) l
          where d.number < ${DAYS_MAX}
        )
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, balance_after as balance, xp_after as xp
        from days order by id`.execute(db);
      return rows.map(({ day, balance, xp }) => ({ day, balance: Number(balance), xp: Number(xp) }));
    },
  };
}
