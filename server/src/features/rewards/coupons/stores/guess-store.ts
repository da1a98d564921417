import {
  GUESSES_MAX,
  GUESSES_MAX_SLOWED,
  GUESSES_WITHIN_MS,
  GUILD_GUESSES_MAX,
} from '@perigee/core/rewards/coupons/limits';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** Recent wrong codes, counted across all processes. */
export interface GuessStore {
  /**
   * When the member may try a code again; null for now. Holds a lock on the member until the transaction ends, so that
   * concurrent attempts run one after the other.
   */
  restsUntil(tx: DbTransaction, guildId: string, userId: string): Promise<Date | null>;
  add(tx: DbTransaction, guildId: string, userId: string): Promise<void>;
  /** Number of wrong codes on a server since then. */
  count(db: Db, guildId: string, since: Date): Promise<number>;
}

export const guessStore: GuessStore = {
  async restsUntil(tx, guildId, userId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`coupon codes ${guildId} ${userId}`}, 0))`.execute(tx);
    const since = sql`clock_timestamp() - make_interval(secs => ${GUESSES_WITHIN_MS / 1000}::float8)`;
    // The server's count is capped at its limit, as nothing beyond that matters.
    const { rows } = await sql<{ guild: string; own: Date[] }>`
      select
        (select count(*) from (
          select from coupon_guesses where guild_id = ${guildId}::bigint and at > ${since} limit ${GUILD_GUESSES_MAX}
        ) recent) as guild,
        array(
          select at from coupon_guesses
          where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and at > ${since}
          order by at desc limit ${GUESSES_MAX}
        ) as own`.execute(tx);
    const [{ guild, own } = { guild: '0', own: [] }] = rows;
    const most = Number(guild) >= GUILD_GUESSES_MAX ? GUESSES_MAX_SLOWED : GUESSES_MAX;
    // Attempts are allowed again once this one leaves the time window.
    const deciding = own[most - 1];
    return deciding === undefined ? null : new Date(deciding.getTime() + GUESSES_WITHIN_MS);
  },

  async add(tx, guildId, userId) {
    await tx.insertInto('coupon_guesses').values({ guild_id: guildId, user_id: userId }).execute();
  },

  async count(db, guildId, since) {
    const row = await db
      .selectFrom('coupon_guesses')
      .select((guesses) => guesses.fn.countAll<string>().as('count'))
      .where('guild_id', '=', guildId)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },
};
