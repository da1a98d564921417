import type { ColumnType, Generated } from 'kysely';

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

/** Members as they were last seen, also those who left. */
interface MemberNamesTable {
  guild_id: string;
  user_id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
  departed: Generated<boolean>;
}

interface HiddenMembersTable {
  guild_id: string;
  user_id: string;
}

/** A reset of all balances of a guild, on its way or done. */
interface BalanceResetsTable {
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
}

export interface LeaderboardTables {
  boards: BoardsTable;
  board_entries: BoardEntriesTable;
  board_blocks: BoardBlocksTable;
  board_marks: BoardMarksTable;
  board_progress: BoardProgressTable;
  member_names: MemberNamesTable;
  hidden_members: HiddenMembersTable;
  balance_resets: BalanceResetsTable;
}
