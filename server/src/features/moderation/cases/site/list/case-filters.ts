import type { CaseSource, CaseState, CaseType } from '@perigee/core/moderation/cases/case';

/** Filters of a case list; all given ones must match. */
export interface CaseFilters {
  member?: string | undefined;
  moderator?: string | undefined;
  type?: CaseType | undefined;
  state?: CaseState | undefined;
  source?: CaseSource | undefined;
  /** First and last day (UTC), `YYYY-MM-DD`, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Words that the reason must contain; prefixes of words match. */
  text?: string | undefined;
}

/** Case numbers from `first` (inclusive) to `before` (exclusive). */
export interface NumberRange {
  first: number;
  before: number;
}

/** A page of case numbers; `next` is the `before` of the next page, null after the last. */
export interface NumberPage {
  numbers: number[];
  next: number | null;
}
