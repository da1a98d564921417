import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats time spans in their largest fitting unit, to a tenth: 1.2 h, 35 min, 8 s. */
export function useSpans(): (ms: number) => string {
  const { locale } = usePreferences();
  const write = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      value,
    );
  return (ms) => {
    if (ms >= 48 * HOUR_MS) return write(ms / (24 * HOUR_MS), 'day');
    if (ms >= HOUR_MS) return write(ms / HOUR_MS, 'hour');
    return ms >= MINUTE_MS ? write(ms / MINUTE_MS, 'minute') : write(ms / SECOND_MS, 'second');
  };
}
