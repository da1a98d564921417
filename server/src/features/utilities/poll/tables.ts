import type { ColumnType } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

interface PollsTable {
  guild_id: string;
  id: string;
  author_id: string;
  channel_id: string;
  /** Null between storing the poll and posting it. */
  message_id: string | null;
  question: string;
  /** A list of texts; written as JSON, read as a parsed value. */
  answers: ColumnType<unknown, string, never>;
  /** Null for a poll without a deadline. */
  closes_at: Date | null;
  closed_at: Date | null;
}

/** One row per member who voted. */
interface PollVotesTable {
  guild_id: string;
  poll_id: string;
  user_id: string;
  /** Index of the chosen answer, from 0. */
  answer: number;
}

export interface PollTables {
  polls: PollsTable;
  poll_votes: PollVotesTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends PollTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const POLL_TABLES: TableFacts<PollTables> = {
  polls: { persons: { author_id: 'nobody' }, growth: { since: 'closed_at', retention: 'polls' } },
  poll_votes: { persons: { user_id: 'row' }, growth: { ownTask: 'rows with their poll' } },
};
