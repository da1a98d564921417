import type { TableFacts } from '../../../database/table-facts.ts';

/** Messages of a guild that were written together. Their ids contain the times they were sent. */
interface ArchivedBlocksTable {
  guild_id: string;
  /** Ids of the first and last message. */
  first_id: string;
  last_id: string;
  /** If two blocks contain the same message, the larger version is current. */
  version: string;
  /** Kept for the logs for as long as the guild chose; otherwise only for testing rules, which is shorter. */
  for_log: boolean;
  message_ids: string[];
  /** Distinct channels of the messages, including the parent channels of threads. */
  channel_ids: string[];
  author_ids: string[];
  /** The messages that have been deleted since. */
  deleted_ids: string[];
  /** The contents of the messages, encrypted together. */
  body: Uint8Array;
}

/** Guilds with stored messages, and when each is swept next. */
interface ArchivedGuildsTable {
  guild_id: string;
  due_at: Date;
}

export interface MessageArchiveTables {
  archived_blocks: ArchivedBlocksTable;
  archived_guilds: ArchivedGuildsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends MessageArchiveTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const MESSAGE_ARCHIVE_TABLES: TableFacts<MessageArchiveTables> = {
  archived_blocks: {
    persons: { author_ids: { fate: 'feature', isList: true } },
    growth: { ownTask: 'whole days, and the rows of each server by its setting (message-archive)' },
  },
  archived_guilds: { growth: { oneRowFor: 'server' } },
};
