import { HISTORY_SHOWN_MS } from '@perigee/core/stats/history-shown';

export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** Null where there was nothing to measure. */
  value: number | null;
}

interface Size {
  width: number;
  height: number;
}

/** Longer than this without a measurement, in milliseconds, and the line is interrupted. */
const GAP_MS = 150_000;

/**
 * The line through an hour of measurements as an SVG path, the newest at the right edge. The scale begins at zero, so
 * that a small wobble looks small; gaps stay gaps.
 */
export function sparklinePath(moments: readonly Moment[], { width, height }: Size): string {
  const newest = moments.at(-1)?.at ?? 0;
  const most = Math.max(1, ...moments.map(({ value }) => value ?? 0));
  let lastAt: number | null = null;
  let path = '';

  for (const { at, value } of moments) {
    if (value !== null) {
      const x = round(width - ((newest - at) / HISTORY_SHOWN_MS) * width);
      const y = round(height - (value / most) * height);
      path += `${lastAt === null || at - lastAt > GAP_MS ? 'M' : 'L'}${x} ${y}`;
    }
    lastAt = value === null ? null : at;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
