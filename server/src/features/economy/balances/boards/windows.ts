import type { BoardPeriod } from '@perigee/core/economy/leaderboard/schema';

/**
 * A time window, from its start (inclusive) to its end (exclusive). Months and weeks (starting on Monday) are in UTC.
 */
export interface Window {
  period: BoardPeriod;
  startsAt: string;
  endsAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** All windows that contain an instant. */
export function windowsAt(instant: Date): Window[] {
  const [year, month, day] = [instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()];
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  const monday = Date.UTC(year, month, day - daysSinceMonday);
  return [
    { period: 'all', startsAt: '-infinity', endsAt: 'infinity' },
    { period: 'month', ...between(Date.UTC(year, month), Date.UTC(year, month + 1)) },
    { period: 'week', ...between(monday, monday + 7 * DAY_MS) },
  ];
}

function between(start: number, end: number): Omit<Window, 'period'> {
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}

/** The start of an instant's week, in ISO 8601. */
export function weekOf(instant: Date): string {
  return windowsAt(instant).find(({ period }) => period === 'week')?.startsAt ?? '';
}

/** Sorts before every other key: the start of a board's first block. */
export const FIRST_KEY = { place: '-9223372036854775808', userId: '0' } as const;
