import type { RuleKey } from '@perigee/core/automod/catalogue';
import type { Violation } from '../watch-message.ts';

/** What is left of a violation by a member exempt from some rules; null if nothing is. */
export function withoutSpared(violation: Violation, isSparedBy: (rule: RuleKey) => boolean): Violation | null {
  const fired = violation.fired.filter(({ rule }) => !isSparedBy(rule));
  if (fired.length === 0) return null;
  // Earlier messages are only involved in rules that count messages.
  const counts = fired.some(({ rule }) => rule === 'flood' || rule === 'duplicates');
  return { ...violation, fired, others: counts ? violation.others : [] };
}
