import type { ErrorCode } from '../http/errors.ts';

/** What becomes of an appeal (docs/rules/appeals.md#states); before it is submitted there is none. */
export const APPEAL_STATES = ['submitted', 'approved', 'declined'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Why there are no questions for a person. */
export const APPEAL_REFUSALS = [
  'notBanned',
  'appealAlreadySubmitted',
  'appealDeclined',
  'appealApproved',
  'banLifted',
] as const satisfies readonly ErrorCode[];
export type AppealRefusal = (typeof APPEAL_REFUSALS)[number];

/** What a person is told instead of the questions, by a code for programs. */
export const APPEAL_CODES = ['appealSubmitted', ...APPEAL_REFUSALS] as const;
export type AppealCode = (typeof APPEAL_CODES)[number];

/**
 * The texts that tell the outcomes apart (docs/rules/appeals.md#messages), for clients without codes. An approved appeal whose
 * ban still stands counts there as submitted, and one whose ban was lifted as no ban: the states are not shown.
 */
export const APPEAL_MESSAGES: Record<AppealCode, string> = {
  notBanned: 'You are not banned',
  appealSubmitted: 'Appeal was successfully submitted',
  appealAlreadySubmitted: 'Appeal has already been submitted',
  appealDeclined: 'Appeal has been declined',
  appealApproved: 'Appeal has already been submitted',
  banLifted: 'You are not banned',
};

/** What the decision about a person reads of their newest appeal. */
export interface LatestAppeal {
  state: AppealState;
  /** The ban it was about has ended; whatever ban there is now is another one. */
  isBanOver: boolean;
  /** The person was told by direct message that the ban is lifted. */
  isAnnounced: boolean;
}

/** Where a person stands: they may answer the questions, or are told something instead. An appeal belongs to one ban. */
export function appealStatus(isBanned: boolean, latest: LatestAppeal | null): AppealRefusal | 'mayAppeal' {
  if (!isBanned) return latest?.state === 'approved' && !latest.isAnnounced ? 'banLifted' : 'notBanned';
  if (latest === null || latest.isBanOver) return 'mayAppeal';
  return STATUS_OF[latest.state];
}

const STATUS_OF: Record<AppealState, AppealRefusal> = {
  submitted: 'appealAlreadySubmitted',
  approved: 'appealApproved',
  declined: 'appealDeclined',
};
