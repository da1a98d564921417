import type { AppealState } from './status.ts';

export const VERDICTS = ['approve', 'decline'] as const;
export type AppealVerdict = (typeof VERDICTS)[number];

/** The state an appeal gets from each verdict. */
export const VERDICT_STATE = { approve: 'approved', decline: 'declined' } as const satisfies Record<
  AppealVerdict,
  AppealState
>;

/** Why a reviewer may not decide: it is already decided, the ban ended by itself, or the reviewer issued the ban. */
export const VERDICT_REFUSALS = ['decided', 'banOver', 'ownBan'] as const;
export type VerdictRefusal = (typeof VERDICT_REFUSALS)[number];

/** The part of an appeal that `verdictRefusal` needs. */
export interface Decidable {
  state: AppealState;
  isBanOver: boolean;
  /** Who banned; null where unknown. */
  bannedBy: string | null;
}

/** Why that reviewer may not decide now, or null: an appeal is decided once, and never by the person who banned. */
export function verdictRefusal(appeal: Decidable, reviewerId: string): VerdictRefusal | null {
  if (appeal.state !== 'submitted') return 'decided';
  if (appeal.isBanOver) return 'banOver';
  return appeal.bannedBy === reviewerId ? 'ownBan' : null;
}
