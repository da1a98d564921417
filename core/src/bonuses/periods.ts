import { dayIn, mondayOf, startOfDay } from '../time-zone/zone-day.ts';

/** What a member may claim once in each period. */
export const BONUSES = ['daily', 'weekly'] as const;
export type Bonus = (typeof BONUSES)[number];

/** A day or a week of a server: from its first moment up to that of the next, in milliseconds since 1970. */
export interface ClaimPeriod {
  fromMs: number;
  untilMs: number;
}

const DAYS: Record<Bonus, number> = { daily: 1, weekly: 7 };

/** However clocks and zones are changed, nobody claims twice in so long, in milliseconds: 20 hours. */
export const CLAIM_GAP_MS = 20 * 3_600_000;

/**
 * The earliest next claim after one: once the next day or week has begun in the zone, and never within 20 hours. The first
 * is always over before the next period is, so that waiting costs no streak.
 */
export function nextClaimAt(bonus: Bonus, zone: string, lastMs: number): number {
  return Math.max(startOfDay(zone, firstDayOf(bonus, zone, lastMs) + DAYS[bonus]), lastMs + CLAIM_GAP_MS);
}

/**
 * The whole days or weeks between two claims, none where they follow one another. They are told by the zone as it is now:
 * a server that moves to another has the last claim looked at anew.
 */
export function periodsMissed(bonus: Bonus, zone: string, lastMs: number, nowMs: number): ClaimPeriod[] {
  const [last, now] = [firstDayOf(bonus, zone, lastMs), firstDayOf(bonus, zone, nowMs)];
  const length = DAYS[bonus];
  const count = Math.max(0, (now - last) / length - 1);
  return Array.from({ length: count }, (_, index) => {
    const first = last + (index + 1) * length;
    return { fromMs: startOfDay(zone, first), untilMs: startOfDay(zone, first + length) };
  });
}

function firstDayOf(bonus: Bonus, zone: string, atMs: number): number {
  const day = dayIn(zone, atMs);
  return bonus === 'daily' ? day : mondayOf(day);
}
