import type { CaseSource, CaseState, CaseType } from '@perigee/core/cases/case';

/** What a list of cases is narrowed to; everything given has to hold. */
export interface CaseFilters {
  member?: string | undefined;
  moderator?: string | undefined;
  type?: CaseType | undefined;
  state?: CaseState | undefined;
  source?: CaseSource | undefined;
  /** First and last day, UTC, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words that the reason has, each at least from its beginning. */
  text?: string | undefined;
}

/** Numbers from `first` on and below `before`. */
export interface NumberRange {
  first: number;
  before: number;
}

/** Where a page of numbers ends: `next` is the `before` of the page after it, null after the last. */
export interface NumberPage {
  numbers: number[];
  next: number | null;
}
