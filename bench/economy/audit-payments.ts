import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

export interface PaymentsAudit {
  /** Booked. */
  payments: number;
  /** Payments, told as done or not, that were booked more than once. */
  doubled: number;
  /** Payments that were told as done and are not in the books. */
  lost: number;
}

/** Holds a guild's payments between members against what they were told. @param paid Amounts told as done, each used once. */
export async function auditPayments(db: Db, guildId: string, paid: ReadonlySet<number>): Promise<PaymentsAudit> {
  const { rows } = await sql<{ amount: string; times: string }>`
    select -balance as amount, count(*) as times from ledger
    where guild_id = ${guildId} and kind = 'pay' and balance < 0 group by balance`.execute(db);
  const booked = new Set(rows.map(({ amount }) => Number(amount)));
  return {
    payments: rows.length,
    doubled: rows.filter(({ times }) => Number(times) > 1).length,
    lost: [...paid].filter((amount) => !booked.has(amount)).length,
  };
}

/** Whether the bot's answer says that a payment happened. */
export const isPaid = (answer: string): boolean => / sent .* to /.test(answer);
