import { isInForce } from '@perigee/core/cases/case';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import { platformProblem } from '../../../discord/platform-problem.ts';
import type { CaseActParts } from '../case-act-parts.ts';
import { auditReasonOfEnd } from '../audit-log/audit-reason.ts';
import { unban } from '../bans/carry-out-ban.ts';
import { endMute } from '../mutes/carry-out-mute.ts';
import { caseEndDue } from '../case-acts.ts';
import { noteProblem } from '../../cases/index.ts';
import { settleExpired, settleFailed } from '../settle-case.ts';
import { CASE_PAUSE_AWAY_MS } from '../case-work.ts';

/**
 * Ends an expired case. A refusal of the platform does not end the retries: the bot may be granted the permission
 * later, and nobody should stay punished until somebody presses a button.
 */
export function endCase({ db, events, store }: Pick<CaseActParts, 'db' | 'events' | 'store'>): Act {
  return defineAct(caseEndDue, {
    longestPauseAwayMs: CASE_PAUSE_AWAY_MS,
    async perform(ctx, { number, revision }, { guildId }) {
      const found = await store.find({ guildId, number });
      if (found === null || !isInForce(found) || found.revision !== revision) return;
      const reason = auditReasonOfEnd(number);
      try {
        if (found.type === 'ban') await unban({ ctx, caseRecord: found }, reason);
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
