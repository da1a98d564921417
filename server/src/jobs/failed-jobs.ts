import { sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
import type { JobState } from './tables.ts';

/** A place in the list of failed jobs: that of a job. */
export interface FailedJobCursor {
  /** When it was given up, in microseconds since 1970. */
  micros: string;
  id: string;
}

/** A job the bot gave up on. */
export interface StoredFailure extends FailedJobCursor {
  guildId: string;
  name: string;
  failedAt: Date | null;
  attempts: number;
  problem: string | null;
}

/** Failed jobs of all guilds, newest first; those before a place, if one is given. */
export async function listFailedJobs(db: Db, before: FailedJobCursor | null, limit: number): Promise<StoredFailure[]> {
  return db
    .selectFrom('acts')
    .select(['guild_id as guildId', 'id', 'name', 'finished_at as failedAt', 'attempts', 'problem'])
    .select(sql<string>`(extract(epoch from finished_at) * 1000000)::bigint`.as('micros'))
    .where('state', '=', 'failed')
    .where('finished_at', 'is not', null)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(finished_at, id) < ('epoch'::timestamptz + ${before?.micros}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Everything a retry of a job needs. */
interface LockedJob {
  name: string;
  key: string;
  subject: string;
  payload: unknown;
  state: JobState;
}

/** A job, locked until the transaction ends; null if it does not exist. */
export async function lockJob(
  tx: DbTransaction,
  { guildId, id }: { guildId: string; id: string },
): Promise<LockedJob | null> {
  const held = await tx
    .selectFrom('acts')
    .select(['name', 'key', 'subject', 'payload', 'state'])
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held ?? null;
}
