import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** What a member has now: the sum of their ledger. Only the ledger writes here. */
interface BalancesTable {
  guild_id: string;
  user_id: string;
  balance: Generated<string>;
  xp: Generated<string>;
  /** When a message last gave them experience. */
  message_xp_at: ColumnType<Date | null, never, never>;
  /** Where they last gained experience, by a message or in voice, and when. */
  xp_channel_id: ColumnType<string | null, never, never>;
  xp_channel_at: ColumnType<Date | null, never, never>;
}

/** All changes ever made. */
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
  /** Id of the transaction that wrote it; increasing. */
  tx: Generated<string>;
  /** The account on the other side if this row is the whole movement; it gets the opposite amount. */
  account: ColumnType<string | null, string | null | undefined, never>;
  /** The movement this row shares with others; if null, its own id is the movement's. */
  operation_id: ColumnType<string | null, string | null | undefined, never>;
  /** The member on the other side of a transfer. */
  peer_user_id: ColumnType<string | null, string | null | undefined, never>;
  /** What it was about: an item, a job, a game. */
  subject: ColumnType<string | null, string | null | undefined, never>;
}

/** The account side of movements with several legs: where money comes from, goes to, or waits. */
interface AccountEntriesTable {
  guild_id: string;
  operation_id: string;
  account: string;
  amount: string;
  at: Generated<Date>;
}

/** A view of all account amounts, from both `ledger.account` and `account_entries`. */
interface AccountMovementsView {
  guild_id: string;
  operation_id: string;
  account: string;
  amount: string;
  at: Date;
}

/** Idempotency keys of movements. */
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

/** A ranking of a guild, by balance or xp, over a time window. */
interface BoardsTable {
  id: Generated<number>;
  guild_id: string;
  sort: string;
  period: string;
  starts_at: string;
  ends_at: string;
  /** The week whose start the board's marks show. */
  marked_week: ColumnType<Date, string, string>;
}

interface BoardEntriesTable {
  board_id: number;
  user_id: string;
  /** The negated value: higher values sort first, equal ones by user id. */
  place: string;
}

/** Counts the entries from this key up to that of the next block. */
interface BoardBlocksTable {
  board_id: number;
  place: string;
  user_id: string;
  members: number;
}

/** A member's place when the week began. */
interface BoardMarksTable {
  board_id: number;
  place: string;
  user_id: string;
  number: number;
}

/** The transaction up to which, exclusive, the ledger is applied to the boards. One row. */
interface BoardProgressTable {
  id: Generated<boolean>;
  tx: string;
}

/** Members who opted out of a guild's boards. */
interface HiddenMembersTable {
  guild_id: string;
  user_id: string;
}

/**
 * A change of many balances of a guild, in progress or done: a reset of all, or a manager's for everybody with a role.
 */
interface MassChangesTable {
  id: Generated<string>;
  guild_id: string;
  state: string;
  done: Generated<number>;
  total: number;
  /** Members are processed in id order; this is the last one done. */
  last_user_id: Generated<string>;
  /** The newest ledger id when it began: what came later stays. */
  ledger_id: string;
  started_by: string;
  started_at: Generated<Date>;
  kind: Generated<string>;
  /** Null for a reset. */
  amount: string | null;
  role_id: string | null;
  reason: string | null;
  /** Id of the command invocation, so that it begins only once. */
  use_id: string | null;
  /** The message that shows the progress. */
  channel_id: string | null;
  message_id: string | null;
  /** Members who had less than was to be taken. */
  short: Generated<number>;
}

/** Members that a change for a role has yet to process. */
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
  hidden_members: HiddenMembersTable;
  mass_changes: MassChangesTable;
  mass_change_members: MassChangeMembersTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends BalancesTables {}
}

const BOOKS = 'the ledger: each balance is the sum of its movements';

/** Whom these tables name, and what keeps them from growing. */
export const BALANCES_TABLES: TableFacts<Omit<BalancesTables, 'account_movements'>> = {
  balances: { persons: { user_id: 'feature' }, growth: { oneRowFor: 'member with a balance or experience' } },
  ledger: {
    persons: { user_id: 'alias', peer_user_id: 'alias', by_id: 'alias' },
    growth: { retentionReason: BOOKS },
  },
  account_entries: { growth: { retentionReason: BOOKS } },
  // As long as a repeated delivery may arrive.
  operation_keys: { growth: { since: 'at', retention: 'operationKeys' } },
  operation_reversals: { growth: { retentionReason: 'a movement can be reversed only once' } },
  boards: { growth: { ownTask: 'boards of past weeks and months (balances/forget-boards)' } },
  board_entries: { persons: { user_id: 'feature' }, outsideGuilds: true, growth: { ownTask: 'rows with their board' } },
  board_blocks: {
    persons: { user_id: { fate: 'kept', because: 'where a part of a board ends; it goes as the board changes there' } },
    outsideGuilds: true,
    growth: { ownTask: 'rows with their board' },
  },
  board_marks: {
    persons: { user_id: 'feature' },
    outsideGuilds: true,
    growth: { ownTask: 'rows with their board, and weekly' },
  },
  board_progress: { cursor: true, prefilled: true, growth: { oneRowFor: 'database' } },
  hidden_members: { persons: { user_id: 'row' }, growth: { oneRowFor: 'hidden member' } },
  mass_changes: {
    persons: {
      started_by: 'nobody',
      last_user_id: { fate: 'kept', because: 'how far a pass through all members came; the next one overwrites it' },
    },
    growth: {
      retentionReason: 'mass changes can be reviewed and undone; one row per order of a manager',
    },
  },
  mass_change_members: {
    persons: { user_id: 'row' },
    outsideGuilds: true,
    growth: { ownTask: 'members once the change has reached them' },
  },
};
