/** Messages of a guild that were written together. When each was sent is part of its id. */
interface ArchivedBlocksTable {
  guild_id: string;
  /** Ids of the first and the last of them. */
  first_id: string;
  last_id: string;
  /** Of two blocks with one message the larger tells what the message is now. */
  version: string;
  /** Kept for the logs, as long as the guild says; otherwise for trying rules alone, which is shorter. */
  for_log: boolean;
  message_ids: string[];
  /** Where they stand, with the channels that their threads belong to; each once. */
  channel_ids: string[];
  author_ids: string[];
  /** Those of the messages that were deleted since. */
  deleted_ids: string[];
  /** What each of them says, encrypted together. */
  body: Uint8Array;
}

/** Guilds of which messages are kept, and when it is looked next for those that are over. */
interface ArchivedGuildsTable {
  guild_id: string;
  due_at: Date;
}

export interface MessageArchiveTables {
  archived_blocks: ArchivedBlocksTable;
  archived_guilds: ArchivedGuildsTable;
}
