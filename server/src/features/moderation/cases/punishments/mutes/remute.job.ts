import { isInForce } from '@perigee/core/moderation/cases/case';
import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { remuteJob } from '../case-jobs.ts';
import { CASE_PAUSE_AWAY_MS, NOT_THERE, toPermanentRefusal } from '../case-work.ts';

/** Gives the mute role again to a member who rejoined. */
export function remute({ store, reasons }: Pick<CaseJobDeps, 'store' | 'reasons'>): Job {
  return defineJob(remuteJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    async perform({ api }, { number, revision }, { guildId }) {
      const found = await store.find({ guildId, number });
      if (found === null || !isInForce(found) || found.revision !== revision) return;
      const { member, method, roleId } = found;
      if (method !== 'role' || roleId === null) return;
      const input = api.guilds.addRoleToMember(guildId, member.id, roleId, { reason: await reasons.of(found) });
      await ignoreErrorCodes(NOT_THERE, input).catch((error: unknown) => {
        throw toPermanentRefusal(error);
      });
    },
  });
}
