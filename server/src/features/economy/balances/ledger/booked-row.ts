import type { LedgerPosting } from './operation.ts';

/** A ledger row as returned by the statement that wrote it. */
export interface BookedRow {
  operationId: string;
  userId: string;
  balance: string;
  xp: string;
}

/** The result of a movement that wrote at least one row. */
export function toPosting(rows: readonly BookedRow[], operationId = rows[0]?.operationId ?? '0'): LedgerPosting {
  const holdings = new Map(
    rows.map(({ userId, balance, xp }) => [userId, { balance: Number(balance), xp: Number(xp) }]),
  );
  return { outcome: 'posted', operationId, holdings };
}
