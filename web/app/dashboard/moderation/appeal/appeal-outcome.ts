import type { AppealCode } from '@perigee/core/moderation/appeal/status';
import type { ErrorCode } from '@perigee/core/base/http/errors';

/** The outcomes the page can show in place of the form. */
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

/** The outcome for the code of an answer or a refusal (docs/rules/appeals.md#messages). */
export function outcomeOf(code: AppealCode | ErrorCode | undefined): AppealOutcome {
  return isAppealCode(code) ? OUTCOMES[code] : 'failed';
}

function isAppealCode(code: string | undefined): code is AppealCode {
  return code !== undefined && Object.hasOwn(OUTCOMES, code);
}
