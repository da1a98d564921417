/** A message that is kept for a while. When it was sent is part of its id. */
interface ArchivedMessagesTable {
  guild_id: string;
  message_id: string;
  channel_id: string;
  /** The channel that its thread belongs to; null outside of threads. */
  parent_id: string | null;
  author_id: string;
  /** Kept for the logs, as long as the guild says; otherwise for trying rules alone, which is shorter. */
  for_log: boolean;
  deleted_at: Date | null;
  /** Name of the author and what was said, encrypted. */
  body: Uint8Array;
}

/** Guilds of which messages are kept, and when it is looked next for those that are over. */
interface ArchivedGuildsTable {
  guild_id: string;
  due_at: Date;
}

export interface MessageArchiveTables {
  archived_messages: ArchivedMessagesTable;
  archived_guilds: ArchivedGuildsTable;
}
