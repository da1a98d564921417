import type { AppealCode } from '@perigee/core/appeal/status';
import type { ErrorCode } from '@perigee/core/http/errors';

/** What the page shows in the place of the form. */
export type AppealOutcome =
  | 'notBanned'
  | 'alreadySubmitted'
  | 'declined'
  | 'submitted'
  | 'failed'
  | 'approved'
  | 'lifted';

const OUTCOMES: Record<AppealCode, AppealOutcome> = {
  notBanned: 'notBanned',
  appealSubmitted: 'submitted',
  appealAlreadySubmitted: 'alreadySubmitted',
  appealDeclined: 'declined',
  appealApproved: 'approved',
  banLifted: 'lifted',
};

/** What the code of an answer, or of a refusal, says of an appeal (docs/rules/appeals.md#messages). */
export function outcomeOf(code: AppealCode | ErrorCode | undefined): AppealOutcome {
  return isAppealCode(code) ? OUTCOMES[code] : 'failed';
}

function isAppealCode(code: string | undefined): code is AppealCode {
  return code !== undefined && Object.hasOwn(OUTCOMES, code);
}
