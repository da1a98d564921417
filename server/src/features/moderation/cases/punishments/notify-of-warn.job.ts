import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { CaseJobDeps } from './case-job-deps.ts';
import { notifyOfWarnJob } from './case-jobs.ts';
import type { CaseWaiters } from './case-waiters.ts';

/** Notifies a member of their warn, which needs nothing else. */
export function notifyOfWarn({ store, notify }: Pick<CaseJobDeps, 'store' | 'notify'>, waiters: CaseWaiters): Job {
  return defineJob(notifyOfWarnJob, {
    async perform(ctx, { number }, attempt) {
      const { guildId } = attempt;
      const found = await store.find({ guildId, number });
      if (found === null) return;
      await notify({ ctx, caseRecord: found, attempt });
      waiters.wake(guildId, [number]);
    },
  });
}
