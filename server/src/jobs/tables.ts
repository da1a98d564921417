import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../database/table-facts.ts';

/** Waiting until performed; then done, or failed for good. */
export type JobState = 'waiting' | 'done' | 'failed';

/** Work the bot has to do on the platform because of a row, and its outcome. */
interface JobsTable {
  guild_id: string;
  id: string;
  /** Its kind, such as `reminder.deliver`. */
  name: string;
  /** Identifies what it follows from; name and key are unique together. */
  key: string;
  /** Jobs of the same subject run one after the other, in order of due time. */
  subject: string;
  seq: Generated<string>;
  /** Written as JSON, read back parsed. */
  payload: ColumnType<unknown, string, string>;
  state: Generated<JobState>;
  created_at: Generated<Date>;
  due_at: Date;
  /** Time of the next attempt. */
  next_at: Date;
  /** The process that holds the lease. */
  runner: string | null;
  leased_until: Date | null;
  attempts: Generated<number>;
  /** When it was first tried, counted from the last time a person requested a retry. */
  tried_since: Date | null;
  /** Since when its message may be on the platform: since the claim, or since it was last sent again. */
  begun_at: Date | null;
  message_id: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  finished_at: Date | null;
  /** The trace that requested it, if any. */
  trace: string | null;
}

export interface JobTables {
  acts: JobsTable;
}

declare module '../database/tables.ts' {
  interface Tables extends JobTables {}
}

/** Finished jobs are kept for a while; failures longer, so that they can be looked into. */
export const JOB_TABLES: TableFacts<JobTables> = {
  acts: {
    growth: [
      { since: 'finished_at', where: { state: 'done' }, retention: 'acts' },
      { since: 'finished_at', where: { state: 'failed' }, retention: 'failedActs' },
    ],
  },
};
