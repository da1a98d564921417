import type { HealthPeriod } from '@perigee/core/economy-health/periods';
import type { EconomyHealth, HealthPoint } from '@perigee/core/economy-health/schema';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

interface PointNames {
  /** In full, for tables. */
  full(point: Pick<HealthPoint, 'at'>): string;
  /** For the axis; every how manieth stands there is `every`. */
  short(point: Pick<HealthPoint, 'at'>): string;
  every: number;
}

/** How many hours or dates an axis has room for on a phone; days of a week are short enough for all. */
const NAMES_MAX = 4;

const AXIS_FORMATS: Record<HealthPeriod, Intl.DateTimeFormatOptions> = {
  day: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  week: { weekday: 'short' },
  month: { day: 'numeric', month: 'numeric' },
};

/** What hours and days of a period are called. Hours are those of the server, as its days are. */
export function usePointNames({
  period,
  timeZone: serverZone,
  points,
}: Pick<EconomyHealth, 'period' | 'timeZone' | 'points'>): PointNames {
  const { locale } = usePreferences();
  const isDay = period === 'day';
  // A day is a date of the calendar already, which no zone may move.
  const timeZone = isDay ? serverZone : 'UTC';
  const full = new Intl.DateTimeFormat(
    locale,
    isDay ? { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone } : { dateStyle: 'medium', timeZone },
  );
  const short = new Intl.DateTimeFormat(locale, { ...AXIS_FORMATS[period], timeZone });
  return {
    full: ({ at }) => full.format(new Date(at)),
    short: ({ at }) => short.format(new Date(at)),
    every: period === 'week' ? 1 : Math.ceil(points.length / NAMES_MAX),
  };
}
