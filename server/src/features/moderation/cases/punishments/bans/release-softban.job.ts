import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { unban } from './carry-out-ban.ts';
import { releaseSoftbanJob } from '../case-jobs.ts';
import { CASE_PAUSE_AWAY_MS, toPermanentRefusal } from '../case-work.ts';
import { settleDone, settleFailed } from '../settle-case.ts';

/** The second half of a softban: lifts the ban so the member can rejoin. */
export function releaseSoftban({ events, store, reasons }: Pick<CaseJobDeps, 'events' | 'store' | 'reasons'>): Job {
  return defineJob(releaseSoftbanJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    async perform(ctx, { number }, { guildId }) {
      const found = await store.find({ guildId, number });
      if (found?.state !== 'pending') return;
      await unban({ ctx, caseRecord: found, reason: await reasons.of(found) }).catch((error: unknown) => {
        throw toPermanentRefusal(error);
      });
    },
    async settle(tx, { number }, { guildId, state, problem }) {
      const key = { guildId, number };
      await (state === 'done' ? settleDone(events, tx, key) : settleFailed(events, tx, key, problem));
    },
  });
}
