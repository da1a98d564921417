import type { Generated } from 'kysely';

/** What a member has now: the sum of their ledger. Nobody but the ledger writes here. */
interface BalancesTable {
  guild_id: string;
  user_id: string;
  balance: Generated<string>;
  xp: Generated<string>;
}

/** Every change there ever was. */
interface LedgerTable {
  id: Generated<string>;
  guild_id: string;
  user_id: string;
  at: Generated<Date>;
  kind: string;
  balance: string;
  xp: string;
  balance_after: string;
  xp_after: string;
  reason: string | null;
  by_id: string | null;
  /** The reset of all balances it belongs to. */
  reset_id: string | null;
  /** The transaction that wrote it, a growing number. */
  tx: Generated<string>;
}

export interface LedgerTables {
  balances: BalancesTable;
  ledger: LedgerTable;
}
