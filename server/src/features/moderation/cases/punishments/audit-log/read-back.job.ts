import { enqueueJobs } from '../../../../../jobs/jobs.ts';
import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import type { Db } from '../../../../../database/database.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import { advancePosition } from './audit-positions.ts';
import { newReadBack, readBackJob } from '../case-jobs.ts';
import { NOT_READABLE } from '../case-work.ts';
import type { RecordEntry } from './record-entry.ts';

/** Entries per page, the platform's limit. */
const PAGE = 100;
/** Pause before the next page of the same guild, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Turns actions done while the bot was offline into cases, oldest first, as far back as the platform keeps the entries.
 */
export function readBack(db: Db, record: RecordEntry): Job {
  return defineJob(readBackJob, {
    async perform(ctx, { after, begunAt }, { guildId }) {
      const query = { after, limit: PAGE };
      const log = await ignoreErrorCodes(NOT_READABLE, ctx.api.guilds.getAuditLogs(guildId, query));
      const entries = (log?.audit_log_entries ?? []).toSorted((one, other) =>
        Number(BigInt(one.id) - BigInt(other.id)),
      );
      for (const entry of entries) await record(ctx, guildId, entry, { isLate: true });
      const last = entries.at(-1)?.id;
      if (last === undefined) return;
      await db.transaction().execute(async (tx) => {
        await advancePosition(tx, [[guildId, last]]);
        if (entries.length < PAGE) return;
        const next = newReadBack(guildId, { after: last, begunAt }, new Date(Date.now() + PAUSE_MS));
        await enqueueJobs(tx, [next]);
      });
    },
  });
}
