import type { EconomyHealth, HealthPoint } from '@perigee/core/economy-health/schema';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';

interface PointNames {
  /** In full, for tables. */
  full(point: Pick<HealthPoint, 'at'>): string;
  /** For the axis; every how manieth stands there is `every`. */
  short(point: Pick<HealthPoint, 'at'>): string;
  every: number;
}

/** How many names an axis has room for on a phone. */
const NAMES_MAX = 7;

/** What hours and days of a period are called. Hours are those of the server, as its days are. */
export function usePointNames({
  period,
  timeZone,
  points,
}: Pick<EconomyHealth, 'period' | 'timeZone' | 'points'>): PointNames {
  const { locale } = usePreferences();
  const isDay = period === 'day';
  // A day is a date of the calendar already, which no zone may move.
  const zone = isDay ? timeZone : 'UTC';
  const full = new Intl.DateTimeFormat(
    locale,
    isDay
      ? { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone }
      : { dateStyle: 'medium', timeZone: zone },
  );
  const short = new Intl.DateTimeFormat(locale, {
    ...(isDay
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: period === 'week' ? 'short' : 'numeric' }),
    timeZone: zone,
  });
  return {
    full: ({ at }) => full.format(new Date(at)),
    short: ({ at }) => short.format(new Date(at)),
    every: Math.ceil(points.length / NAMES_MAX),
  };
}
