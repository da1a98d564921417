import { CASE_TYPES, type CaseType } from '@perigee/core/moderation/cases/case';
import type { CaseCounts } from '@perigee/core/moderation/cases/schema';

/** A part of a bar: its start and size, in the same unit as the counts. */
export interface StackPart {
  type: CaseType;
  start: number;
  size: number;
}

/** Lays the counts end to end, as in a stacked bar. */
export function stack(counts: CaseCounts): StackPart[] {
  let start = 0;
  return CASE_TYPES.filter((type) => counts[type] > 0).map((type) => {
    const part = { type, start, size: counts[type] };
    start += counts[type];
    return part;
  });
}

/** The sum of a stack. */
export function totalOf(counts: CaseCounts): number {
  return CASE_TYPES.reduce((sum, type) => sum + counts[type], 0);
}
