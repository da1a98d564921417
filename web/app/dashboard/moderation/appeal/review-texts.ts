import type { AppealEventKind, AppealSummary } from '@perigee/core/moderation/appeal/review-schema';
import { m } from '#texts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

/** The state of an appeal as reviewers see it. */
export type ReviewState = AppealSummary['state'] | 'over';

/** The state shown to reviewers; a submitted appeal is over once the ban is. */
export function reviewStateOf({ state, isBanOver }: Pick<AppealSummary, 'state' | 'isBanOver'>): ReviewState {
  return state === 'submitted' && isBanOver ? 'over' : state;
}

export const REVIEW_STATE_TEXTS: Record<ReviewState, PlainMessage> = {
  submitted: m.review_state_submitted,
  approved: m.review_state_approved,
  declined: m.review_state_declined,
  over: m.review_state_over,
};

export const APPEAL_EVENT_TEXTS: Record<AppealEventKind, PlainMessage> = {
  submitted: m.review_event_submitted,
  held: m.review_event_held,
  released: m.review_event_released,
  approved: m.review_event_approved,
  declined: m.review_event_declined,
  lifted: m.review_event_lifted,
  announced: m.review_event_announced,
  notAnnounced: m.review_event_notAnnounced,
  banOver: m.review_event_banOver,
  retried: m.review_event_retried,
};

/** Why a reviewer's action was refused; names the reviewer who was faster, if any. */
export function reviewErrorText(text: Translate, error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue === undefined ? errorText(text, error) : describeIssue(text, issue);
}
