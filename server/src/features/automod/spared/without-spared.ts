import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { Violation } from '../watch-message.ts';

/** What is left of a violation where some rules leave the member alone; null where nothing is. */
export function withoutSpared(violation: Violation, isSparedBy: (rule: RuleKey) => boolean): Violation | null {
  const fired = violation.fired.filter(({ rule }) => !isSparedBy(rule));
  if (fired.length === 0) return null;
  // Earlier messages belong to what counts messages.
  const counts = fired.some(({ rule }) => rule === 'flood' || rule === 'duplicates');
  return { ...violation, fired, others: counts ? violation.others : [] };
}
