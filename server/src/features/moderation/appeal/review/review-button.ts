import * as z from 'zod/mini';
import { customId } from '../../../../bot/components/custom-id.ts';

export const REVIEW_ACTIONS = ['approve', 'decline', 'hold', 'release'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

const args = { appealId: z.string().check(z.regex(/^[\da-f-]{36}$/)) };

const idOf = (action: string) => customId({ feature: 'appeal', action, version: 1, args });

/** The buttons of a review message. */
export const reviewIds = {
  approve: idOf('approve'),
  decline: idOf('decline'),
  hold: idOf('hold'),
  release: idOf('release'),
} satisfies Record<ReviewAction, unknown>;

/** The form that asks for the reason of a decline. */
export const declineFormId = idOf('decline-form');

/** Reads button ids of messages posted before 2026-12: `appeal:<id>:<action>`. */
export function readLegacyReviewId(id: string, action: ReviewAction): { appealId: string } | null {
  const [, appealId, input] = /^appeal:([\da-f-]{36}):(\w+)$/.exec(id) ?? [];
  return appealId === undefined || input !== action ? null : { appealId };
}
