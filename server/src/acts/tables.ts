import type { ColumnType, Generated } from 'kysely';

/** Waiting until it is performed; then done, or failed for good. */
export type ActState = 'waiting' | 'done' | 'failed';

/** What the bot has to do on the platform because of a row, and what became of it. */
interface ActsTable {
  guild_id: string;
  id: string;
  /** Its kind, such as `reminder.deliver`. */
  name: string;
  /** What it follows from; there is one act of a name and a key. */
  key: string;
  /** Acts of the same subject are performed one after the other, by when they are due. */
  subject: string;
  seq: Generated<string>;
  /** Goes in as JSON and comes out parsed. */
  payload: ColumnType<unknown, string, string>;
  state: Generated<ActState>;
  created_at: Generated<Date>;
  due_at: Date;
  /** When it is tried next. */
  next_at: Date;
  /** The process that performs it, for as long as it says so. */
  runner: string | null;
  leased_until: Date | null;
  attempts: Generated<number>;
  /** When it was first tried, or first tried since somebody asked for it anew. */
  tried_since: Date | null;
  /** Since when its message may be on the platform: since it was taken to be performed, or last handed over anew. */
  begun_at: Date | null;
  message_id: string | null;
  /** Why the last try failed. */
  problem: string | null;
  finished_at: Date | null;
  /** The trace it was asked for in, where there is one. */
  trace: string | null;
}

export interface ActTables {
  acts: ActsTable;
}
