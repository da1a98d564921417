import * as z from 'zod/mini';
import type { IssueCode } from '../issues/issue-codes.ts';

/**
 * Refuses text longer than `max` UTF-16 code units, which is how the platform counts
 * (docs/rules/settings.md#text-lengths). The library's own `maxLength` counts code points: eleven rockets would pass
 * where the platform takes ten.
 */
export function atMost(max: number, error: IssueCode) {
  return z.refine<string>((text) => text.length <= max, { error, params: { max } });
}
