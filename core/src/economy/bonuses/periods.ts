import { dayIn, mondayOf, startOfDay } from '../../base/time-zone/zone-day.ts';

/** What a member may claim once in each period. */
export const BONUSES = ['daily', 'weekly'] as const;
export type Bonus = (typeof BONUSES)[number];

/** A day or week in the server's time zone, up to the start of the next one, in milliseconds since 1970. */
export interface ClaimPeriod {
  fromMs: number;
  untilMs: number;
}

const DAYS: Record<Bonus, number> = { daily: 1, weekly: 7 };

/** Shortest time between two claims, whatever happens to clocks and time zones, in milliseconds: 20 hours. */
export const CLAIM_GAP_MS = 20 * 3_600_000;

/**
 * The earliest next claim: once the next day or week has begun in the zone, and never within 20 hours. The 20 hours
 * always end before that period does, so waiting for them costs no streak.
 */
export function nextClaimAt(bonus: Bonus, zone: string, lastMs: number): number {
  return Math.max(startOfDay(zone, firstDayOf(bonus, zone, lastMs) + DAYS[bonus]), lastMs + CLAIM_GAP_MS);
}

/**
 * The full days or weeks missed between two claims; none where the claims are in consecutive periods. Computed in the
 * current zone: when a server changes its zone, the last claim is reinterpreted.
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
