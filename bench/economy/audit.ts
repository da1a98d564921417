import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';
import { type BooksDifference, checkBooks } from '../../server/src/features/balances/index.ts';
import type { Deeds } from './clients.ts';

/** What is wrong with the books after the run; all zero and null where nothing is. */
export interface Audit {
  difference: BooksDifference | null;
  /** Payments, told as done or not, that were booked more than once. */
  doubled: number;
  /** Payments that were told as done and are not in the books. */
  lost: number;
  /** Work paid sooner after the work before than the server's wait allows. */
  early: number;
  negative: number;
  /** Booked, for the report. */
  payments: number;
  works: number;
}

/** Holds the books against themselves and against what the clients were told. */
export async function audit(db: Db, guildId: string, { paid }: Deeds, workWaitMs: number): Promise<Audit> {
  const { difference } = await checkBooks(db);
  const { rows: payments } = await sql<{ amount: string; times: string }>`
    select -balance as amount, count(*) as times from ledger
    where guild_id = ${guildId} and kind = 'pay' and balance < 0 group by balance`.execute(db);
  const booked = new Set(payments.map(({ amount }) => Number(amount)));
  return {
    difference,
    doubled: payments.filter(({ times }) => Number(times) > 1).length,
    lost: [...paid].filter((amount) => !booked.has(amount)).length,
    early: await countEarlyWorks(db, guildId, workWaitMs),
    negative: await count(db, sql`select from balances where guild_id = ${guildId} and balance < 0`),
    payments: payments.length,
    works: await count(db, sql`select from ledger where guild_id = ${guildId} and kind = 'work'`),
  };
}

/** A row bears the time its transaction began, which may be a little before its turn came. */
const TOLERANCE = 0.5;

function countEarlyWorks(db: Db, guildId: string, workWaitMs: number): Promise<number> {
  return count(
    db,
    sql`select from (
      select at - lag(at) over (partition by user_id order by id) as since from ledger
      where guild_id = ${guildId} and kind = 'work'
    ) works where since < make_interval(secs => ${(workWaitMs / 1000) * TOLERANCE})`,
  );
}

async function count(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: counted } = await sql<{ count: string }>`
    select count(*) as count from (${rows}) counted`.execute(db);
  return Number(counted[0]?.count);
}
