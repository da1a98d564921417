import type { AppealState } from './status.ts';

export const VERDICTS = ['approve', 'decline'] as const;
export type AppealVerdict = (typeof VERDICTS)[number];

/** What each verdict makes of an appeal. */
export const VERDICT_STATE = { approve: 'approved', decline: 'declined' } as const satisfies Record<
  AppealVerdict,
  AppealState
>;

/** Why a reviewer may not decide: somebody did, the ban ended by itself, or it is the reviewer's own ban. */
export const VERDICT_REFUSALS = ['decided', 'banOver', 'ownBan'] as const;
export type VerdictRefusal = (typeof VERDICT_REFUSALS)[number];

/** What the decision about a verdict reads of an appeal. */
export interface Decidable {
  state: AppealState;
  isBanOver: boolean;
  /** Who banned; null where nobody knows. */
  bannedBy: string | null;
}

/** Whether that reviewer may decide now: an appeal is decided once, and never by the one who banned. */
export function verdictRefusal(appeal: Decidable, reviewerId: string): VerdictRefusal | null {
  if (appeal.state !== 'submitted') return 'decided';
  if (appeal.isBanOver) return 'banOver';
  return appeal.bannedBy === reviewerId ? 'ownBan' : null;
}
