import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { enqueueJobs, findJob, newJob } from '../../../jobs/jobs.ts';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { createEntryIds } from '../entries/entry-ids.ts';

/** Messages the platform reported as deleted together: at most a hundred. */
interface BulkPart {
  guildId: string;
  channelId: string;
  at: Date;
  messageIds: readonly string[];
}

interface NotedPart extends BulkPart {
  /** The event of the gateway; told again, it is the same part. */
  key: string | undefined;
}

export type StoredPart = BulkPart & { id: string };
type KeyedPart = StoredPart & { key: string };

/** Stores parts of bulk deletions until they are logged as one. */
export interface BulkParts {
  /** Durable once it resolves, with the job that checks whether more parts follow. */
  note(part: NotedPart): Promise<void>;
  /** The parts of a channel, in order of arrival. */
  list(guildId: string, channelId: string): Promise<StoredPart[]>;
  remove(tx: Db | DbTransaction, parts: readonly StoredPart[]): Promise<void>;
}

/** The platform deletes a hundred at a time; parts within this time are one deletion, in milliseconds. */
const QUIET_MS = 1_000;

/** Checks whether more of a deletion arrived after a part of it. */
export const writeBulkJob = defineJobKind('logs.bulk', z.object({ channelId: z.string(), part: z.string() }));

export function createBulkParts(db: Db, events: Events): BulkParts {
  const nextId = createEntryIds();
  const store = createBatcher(async (noted: readonly KeyedPart[]) => {
    await events.transaction(async (tx) => {
      const parts: KeyedPart[] = [];
      for (const part of noted) if ((await findJob(tx, writeBulkJob, part)) === null) parts.push(part);
      if (parts.length === 0) return;
      await tx
        .insertInto('log_bulk_parts')
        .values(
          parts.map(({ guildId, channelId, id, at, messageIds }) => ({
            guild_id: guildId,
            channel_id: channelId,
            id,
            at,
            message_ids: [...messageIds],
          })),
        )
        .execute();
      await enqueueJobs(tx, parts.map(toJob));
    });
    return noted.map(() => undefined);
  });

  return {
    note(part) {
      const id = nextId(part.at);
      return store({ ...part, id, key: part.key ?? id });
    },

    async list(guildId, channelId) {
      const rows = await db
        .selectFrom('log_bulk_parts')
        .select(['id', 'at', 'message_ids as messageIds'])
        .where('guild_id', '=', guildId)
        .where('channel_id', '=', channelId)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, guildId, channelId }));
    },

    async remove(tx, parts) {
      for (const { guildId, channelId, id } of parts) {
        await tx
          .deleteFrom('log_bulk_parts')
          .where('guild_id', '=', guildId)
          .where('channel_id', '=', channelId)
          .where('id', '=', id)
          .execute();
      }
    },
  };
}

function toJob({ guildId, channelId, id, at, key }: KeyedPart) {
  return newJob(writeBulkJob, {
    guildId,
    key,
    payload: { channelId, part: id },
    at: new Date(at.getTime() + QUIET_MS),
    subject: `bulk ${channelId}`,
  });
}
