export const REVIEW_ACTIONS = ['approve', 'decline', 'hold', 'release'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

/** What a button of a review message, or the form that asks for a reason, stands for. */
export interface ReviewButton {
  appealId: string;
  action: ReviewAction;
}

const BUTTON = /^appeal:([\da-f-]{36}):(\w+)$/;

export function reviewButtonId({ appealId, action }: ReviewButton): string {
  return `appeal:${appealId}:${action}`;
}

/** Null for buttons of other features. */
export function readReviewButton(id: string): ReviewButton | null {
  const [, appealId, name] = BUTTON.exec(id) ?? [];
  const action = REVIEW_ACTIONS.find((known) => known === name);
  return appealId === undefined || action === undefined ? null : { appealId, action };
}
