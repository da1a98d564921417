import type { ErrorCode } from '../../base/http/errors.ts';

/** The states of an appeal (docs/rules/appeals.md#states); before it is submitted there is none. */
export const APPEAL_STATES = ['submitted', 'approved', 'declined'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** Why a person gets no questions. */
export const APPEAL_REFUSALS = [
  'notBanned',
  'appealAlreadySubmitted',
  'appealDeclined',
  'appealApproved',
  'banLifted',
] as const satisfies readonly ErrorCode[];
export type AppealRefusal = (typeof APPEAL_REFUSALS)[number];

/** What a person gets instead of the questions, as a code for programs. */
export const APPEAL_CODES = ['appealSubmitted', ...APPEAL_REFUSALS] as const;
export type AppealCode = (typeof APPEAL_CODES)[number];

/**
 * The texts by which clients without codes tell the outcomes apart (docs/rules/appeals.md#messages). An approved appeal
 * whose ban is not lifted yet counts there as submitted, and one whose ban was lifted as no ban, so the state itself is
 * not shown.
 */
export const APPEAL_MESSAGES: Record<AppealCode, string> = {
  notBanned: 'You are not banned',
  appealSubmitted: 'Appeal was successfully submitted',
  appealAlreadySubmitted: 'Appeal has already been submitted',
  appealDeclined: 'Appeal has been declined',
  appealApproved: 'Appeal has already been submitted',
  banLifted: 'You are not banned',
};

/** The newest appeal of a person, as far as `appealStatus` needs it. */
export interface LatestAppeal {
  state: AppealState;
  /** The ban it was about has ended; any ban the person has now is a different one. */
  isBanOver: boolean;
  /** The person was sent a direct message saying that the ban is lifted. */
  isAnnounced: boolean;
}

/** Whether a person may answer the questions, or why not. An appeal belongs to one ban. */
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
