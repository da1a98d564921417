import { cancelJobs, newJob } from '../../../../jobs/jobs.ts';
import { createBatcher } from '../../../../database/batcher.ts';
import type { Db } from '../../../../database/database.ts';
import type { Case } from '../records/case-record.ts';
import { reportModerationOrderJob } from './case-jobs.ts';
import type { Punishments, ReportTo } from './punishments.ts';

/** How long the process that received the order has to reply to the moderator itself, in milliseconds. */
const REPORT_AFTER_MS = 20_000;

/** The job that reports the outcome of an order to its moderator, unless cancelled before. */
export function newReport(guildId: string, cases: readonly Case[], { channelId, moderatorId }: ReportTo) {
  const numbers = cases.map(({ number }) => number);
  const payload = { numbers, channelId, moderatorId };
  const at = new Date(Date.now() + REPORT_AFTER_MS);
  return newJob(reportModerationOrderJob, { guildId, key: reportKey(numbers), payload, at });
}

/** Cancels reports; those of several orders are coalesced. */
export function takeBackReports(db: Db): Punishments['reported'] {
  const cancel = createBatcher((jobs: readonly { guildId: string; key: string }[]) =>
    cancelJobs(db, reportModerationOrderJob, jobs),
  );
  return async (guildId, numbers) => {
    await cancel({ guildId, key: reportKey(numbers) });
  };
}

/** The number of the order's first case. */
function reportKey(numbers: readonly number[]): string {
  return String(Math.min(...numbers));
}
