import type { ColumnType, Generated } from 'kysely';

/** What a member has now: the sum of their ledger. Nobody but the ledger writes here. */
interface BalancesTable {
  guild_id: string;
  user_id: string;
  balance: Generated<string>;
  xp: Generated<string>;
  /** When a message last brought them experience. */
  message_xp_at: ColumnType<Date | null, never, never>;
  /** Where they last gained experience, by a message or in voice, and when. */
  xp_channel_id: ColumnType<string | null, never, never>;
  xp_channel_at: ColumnType<Date | null, never, never>;
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
  /** The change of many balances it belongs to. */
  mass_change_id: string | null;
  /** The transaction that wrote it, a growing number. */
  tx: Generated<string>;
  /** The other side, where this row is all of its movement; the account got the opposite. */
  account: ColumnType<string | null, string | null | undefined, never>;
  /** The movement it belongs to with other rows; else its own id is the movement's. */
  operation_id: ColumnType<string | null, string | null | undefined, never>;
  /** The member on the other side, of a transfer. */
  peer_user_id: ColumnType<string | null, string | null | undefined, never>;
  /** What it was about: an item, a job, a game. */
  subject: ColumnType<string | null, string | null | undefined, never>;
}

/** The side of a movement of several that is no member's: where money comes from, goes to, or waits. */
interface AccountEntriesTable {
  guild_id: string;
  operation_id: string;
  account: string;
  amount: string;
  at: Generated<Date>;
}

/** All accounts that are no member's, wherever they are kept. A view. */
interface AccountMovementsView {
  guild_id: string;
  operation_id: string;
  account: string;
  amount: string;
  at: Date;
}

/** What makes a movement happen once, however often it is asked for. */
interface OperationKeysTable {
  guild_id: string;
  key: string;
  operation_id: string;
  at: Generated<Date>;
}

interface OperationReversalsTable {
  guild_id: string;
  operation_id: string;
  reversal_id: string;
}

/** One ranking: of a guild, by balance or xp, over a window of time. */
interface BoardsTable {
  id: Generated<number>;
  guild_id: string;
  sort: string;
  period: string;
  starts_at: string;
  ends_at: string;
  /** The week whose beginning the board's marks stand for. */
  marked_week: ColumnType<Date, string, string>;
}

interface BoardEntriesTable {
  board_id: number;
  user_id: string;
  /** The value negated: a better one comes first, equal ones in the order of their ids. */
  place: string;
}

/** Counts the entries from this key on, up to the key of the next block. */
interface BoardBlocksTable {
  board_id: number;
  place: string;
  user_id: string;
  members: number;
}

/** Where somebody stood when the week began. */
interface BoardMarksTable {
  board_id: number;
  place: string;
  user_id: string;
  number: number;
}

/** Up to which transaction, exclusive, the ledger is in the boards. One row. */
interface BoardProgressTable {
  id: Generated<boolean>;
  tx: string;
}

/** A change of many balances of a guild, on its way or done: a reset of all, or a manager's of everybody with a role. */
interface MassChangesTable {
  id: Generated<string>;
  guild_id: string;
  state: string;
  done: Generated<number>;
  total: number;
  /** Members are done in the order of their ids, up to this one. */
  last_user_id: Generated<string>;
  /** The ledger's newest id when it began: what came later stays. */
  ledger_id: string;
  started_by: string;
  started_at: Generated<Date>;
  kind: Generated<string>;
  /** Null for a reset. */
  amount: string | null;
  role_id: string | null;
  reason: string | null;
  /** What asked for it, so that it begins once. */
  use_id: string | null;
  /** The message that tells how far it is. */
  channel_id: string | null;
  message_id: string | null;
  /** Members who had less than was to be taken. */
  short: Generated<number>;
}

/** Whom a change for a role is still to come to. */
interface MassChangeMembersTable {
  change_id: string;
  user_id: string;
}

export interface BalancesTables {
  balances: BalancesTable;
  ledger: LedgerTable;
  account_entries: AccountEntriesTable;
  account_movements: AccountMovementsView;
  operation_keys: OperationKeysTable;
  operation_reversals: OperationReversalsTable;
  boards: BoardsTable;
  board_entries: BoardEntriesTable;
  board_blocks: BoardBlocksTable;
  board_marks: BoardMarksTable;
  board_progress: BoardProgressTable;
  mass_changes: MassChangesTable;
  mass_change_members: MassChangeMembersTable;
}
