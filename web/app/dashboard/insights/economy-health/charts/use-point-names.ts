import type { HealthPeriod } from '@perigee/core/insights/economy-health/periods';
import type { EconomyHealth, HealthPoint } from '@perigee/core/insights/economy-health/schema';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';

interface PointNames {
  /** In full, for tables. */
  full(point: Pick<HealthPoint, 'at'>): string;
  /** For the axis, where only every `every`th name is shown. */
  short(point: Pick<HealthPoint, 'at'>): string;
  every: number;
}

/** How many hours or dates fit below a chart on a phone; weekdays are short enough to show all. */
const NAMES_MAX = 4;

const AXIS_FORMATS: Record<HealthPeriod, Intl.DateTimeFormatOptions> = {
  day: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  week: { weekday: 'short' },
  month: { day: 'numeric', month: 'numeric' },
};

/** The names of a period's hours and days. Hours are in the server's time zone, like its days. */
export function usePointNames({
  period,
  timeZone: serverZone,
  points,
}: Pick<EconomyHealth, 'period' | 'timeZone' | 'points'>): PointNames {
  const { locale } = usePreferences();
  const isDay = period === 'day';
  // A day is already a calendar date, so no time zone may shift it.
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
