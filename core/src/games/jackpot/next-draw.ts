import { momentOfWall, wallClockAt } from '../../base/time-zone/wall-clock.ts';
import { mondayOf } from '../../base/time-zone/zone-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The weekly time of the draw. */
export interface DrawTime {
  /** 0 for Monday. */
  weekday: number;
  /** Hour of the day in the server's time zone. */
  hour: number;
}

/** The first draw after a moment, both in milliseconds since 1970. */
export function nextDraw(zone: string, { weekday, hour }: DrawTime, afterMs: number): number {
  const monday = mondayOf(Math.floor(wallClockAt(zone, afterMs) / DAY_MS));
  const inWeek = (week: number) => momentOfWall(zone, (monday + weekday + 7 * week) * DAY_MS + hour * HOUR_MS);
  const thisWeek = inWeek(0);
  return thisWeek > afterMs ? thisWeek : inWeek(1);
}
