import { isInForce } from '@perigee/core/moderation/cases/case';
import { JobDeferred } from '../../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import { platformProblem } from '../../../../../discord/platform-problem.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import type { AuditPositions } from '../audit-log/audit-positions.ts';
import { unban } from '../bans/carry-out-ban.ts';
import { endMute, endsByItself } from '../mutes/carry-out-mute.ts';
import { endCaseJob, isReadingBack } from '../case-jobs.ts';
import type { Case } from '../../records/case-record.ts';
import { noteProblem } from '../../records/write-case.ts';
import { settleExpired, settleFailed } from '../settle-case.ts';
import { CASE_PAUSE_AWAY_MS } from '../case-work.ts';

/** Pause before it is looked again whether the audit log was read back, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Ends an expired case. While the guild's audit log is to be read back it waits: a ban that a moderator lifted and gave
 * anew while no bot ran is not this case's. A refusal of the platform does not end the retries: the bot may be granted
 * the permission later, and nobody should stay punished until somebody presses a button.
 */
export function endCase(
  { db, events, store, reasons }: Pick<CaseJobDeps, 'db' | 'events' | 'store' | 'reasons'>,
  positions: Pick<AuditPositions, 'isAwaited'>,
): Job {
  return defineJob(endCaseJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    async perform(ctx, { number, revision }, { guildId, dueAt }) {
      // Asked before the case is read, which changes with what is read back.
      const isLogUnread = positions.isAwaited(guildId, dueAt) || (await isReadingBack(db, guildId));
      const found = await store.find({ guildId, number });
      if (found === null || !isInForce(found) || found.revision !== revision) return;
      if (isLogUnread && hasToBeLifted(found)) throw new JobDeferred(LOOK_MS);
      const reason = await reasons.ofEnd(found);
      try {
        if (found.type === 'ban') await unban({ ctx, caseRecord: found, reason });
        if (found.type === 'mute') await endMute({ ctx, caseRecord: found, store }, reason);
      } catch (error) {
        await noteProblem(db, found, platformProblem(error));
        throw error;
      }
    },
    async settle(tx, { number, revision }, { guildId, state, problem }) {
      const key = { guildId, number };
      if (state === 'done') await settleExpired(events, tx, key, revision);
      else await settleFailed(events, tx, key, problem);
    },
  });
}

/** Whether it is over only once the bot lifts it. */
function hasToBeLifted(found: Case): boolean {
  return found.type === 'ban' || (found.type === 'mute' && !endsByItself(found));
}
