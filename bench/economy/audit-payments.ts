import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

export interface PaymentsAudit {
  /** Booked payments. */
  payments: number;
  /** Payments booked more than once, whether reported as done or not. */
  doubled: number;
  /** Payments reported as done that are missing in the ledger. */
  missing: number;
}

/** Compares a guild's booked payments with the reported ones. @param paid Amounts reported as done, each used once. */
export async function auditPayments(db: Db, guildId: string, paid: ReadonlySet<number>): Promise<PaymentsAudit> {
  const { rows } = await sql<{ amount: string; times: string }>`
    select -balance as amount, count(*) as times from ledger
    where guild_id = ${guildId} and kind = 'pay' and balance < 0 group by balance`.execute(db);
  const booked = new Set(rows.map(({ amount }) => Number(amount)));
  return {
    payments: rows.length,
    doubled: rows.filter(({ times }) => Number(times) > 1).length,
    missing: [...paid].filter((amount) => !booked.has(amount)).length,
  };
}

/** Whether the bot's answer confirms a payment. */
export const isPaid = (answer: string): boolean => / sent .* to /.test(answer);
