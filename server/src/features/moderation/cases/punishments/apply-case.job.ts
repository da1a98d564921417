import { type CaseType, isInForce } from '@perigee/core/moderation/cases/case';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { JobRefused } from '../../../../jobs/job-refused.ts';
import { platformProblem } from '../../../../discord/platform-problem.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import { lockCase, noteProblem } from '../records/write-case.ts';
import { applyCaseJob, BANS, enqueueRelease } from './case-jobs.ts';
import type { CaseJobDeps } from './case-job-deps.ts';
import { carryOutBan, carryOutUnban } from './bans/carry-out-ban.ts';
import { carryOutKick } from './carry-out-kick.ts';
import { carryOutMute, carryOutUnmute } from './mutes/carry-out-mute.ts';
import { CASE_PAUSE_AWAY_MS, type CarryOut, toPermanentRefusal } from './case-work.ts';
import { settleDone, settleFailed } from './settle-case.ts';

const CARRY_OUT: Record<CaseType, CarryOut> = {
  // A warn or note needs no action on the platform.
  warn: async () => {},
  note: async () => {},
  mute: carryOutMute,
  unmute: carryOutUnmute,
  kick: carryOutKick,
  ban: carryOutBan,
  unban: carryOutUnban,
  softban: carryOutBan,
};

/** Carries out a case on the platform, and again if it was changed while in force. */
export function applyCase({ db, events, store, notify, reasons }: CaseJobDeps): Job {
  return defineJob(applyCaseJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    async perform(ctx, { number, revision }, attempt) {
      const found = await store.find({ guildId: attempt.guildId, number });
      if (found === null || found.revision !== revision) return;
      if (found.state !== 'pending' && !isInForce(found)) return;
      await assertNoEarlierPendingCase(store, found);
      const reason = await reasons.of(found);
      try {
        await CARRY_OUT[found.type]({ ctx, caseRecord: found, attempt, events, store, notify, reason });
      } catch (thrown) {
        const error = toPermanentRefusal(thrown);
        if (!(error instanceof JobRefused)) await noteProblem(db, found, platformProblem(error));
        throw error;
      }
    },
    async settle(tx, { number, revision }, { guildId, state, problem }) {
      const key = { guildId, number };
      if (state === 'failed') return settleFailed(events, tx, key, problem);
      const found = await lockCase(tx, key);
      if (found === null || found.revision !== revision) return undefined;
      // Lifting the ban is a job of its own: when a retry finds no ban, it cannot tell who lifted it.
      if (found.type === 'softban' && found.state === 'pending') return enqueueRelease(tx, found);
      return settleDone(events, tx, key);
    },
  });
}

/**
 * Keeps bans of one member in order. Jobs of one subject are ordered anyway, but bulk bans have no subject.
 * @throws Error if an older case is still pending, so that the job is retried.
 */
async function assertNoEarlierPendingCase(store: CaseStore, { guildId, number, type, member }: Case): Promise<void> {
  if (!BANS.includes(type)) return;
  const busy = await store.busyBefore(guildId, number, { ids: [member.id], types: BANS });
  if (busy.size > 0) throw new Error('an older case of the same member is still running');
}
