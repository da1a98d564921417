import type { LedgerPosting } from './operation.ts';

/** A row of the ledger, as the statement that wrote it answers it. */
export interface BookedRow {
  operationId: string;
  userId: string;
  balance: string;
  xp: string;
}

/** The outcome of a movement of which at least one row was written. */
export function toPosting(rows: readonly BookedRow[], operationId = rows[0]?.operationId ?? '0'): LedgerPosting {
  const holdings = new Map(
    rows.map(({ userId, balance, xp }) => [userId, { balance: Number(balance), xp: Number(xp) }]),
  );
  return { outcome: 'posted', operationId, holdings };
}
