import type { AppealEventKind, AppealSummary } from '@perigee/core/appeal/review-schema';
import { m } from '#texts';
import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { sayIssue } from '../../lib/api/issue-texts.ts';
import type { PlainMessage, SayText } from '../../lib/preferences/use-text.ts';

/** Where an appeal stands, as those who review it see it. */
export type ReviewState = AppealSummary['state'] | 'over';

/** What a reviewer sees of an appeal's state. */
export function reviewStateOf({ state, isBanOver }: Pick<AppealSummary, 'state' | 'isBanOver'>): ReviewState {
  return state === 'submitted' && isBanOver ? 'over' : state;
}

export const REVIEW_STATE_TEXTS: Record<ReviewState, PlainMessage> = {
  submitted: m.review_state_submitted,
  approved: m.review_state_approved,
  declined: m.review_state_declined,
  over: m.review_state_over,
};

export const EVENT_TEXTS: Record<AppealEventKind, PlainMessage> = {
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

/** Why an action of a reviewer was refused, and who was faster. */
export function reviewErrorText(text: SayText, error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue === undefined ? errorText(text, error) : sayIssue(text, issue);
}
