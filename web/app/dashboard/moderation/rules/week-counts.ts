import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';

/** How often a rule fired on one UTC day, such as `2026-11-22`. */
export interface DayCount {
  rule: RuleKey;
  day: string;
  count: number;
}

const DAY_MS = 86_400_000;

/** How often a rule fired on each of the last seven UTC days; the day of `now` is last. */
export function weekCounts(counts: readonly DayCount[], rule: RuleKey, now: Date): number[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(now.getTime() - (6 - index) * DAY_MS).toISOString().slice(0, 10);
    return counts.find((found) => found.rule === rule && found.day === day)?.count ?? 0;
  });
}
