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

/** How moments become places. */
export interface TimeScale {
  /** What the whole width stands for, in milliseconds. */
  spanMs: number;
  /** Longer than this without a value, in milliseconds, and the line is interrupted; without it, it never is. */
  gapMs?: number;
}

/**
 * The line through values over time as an SVG path, the newest at the right edge. The scale begins at zero, so that a
 * small wobble looks small, or below it where values are; gaps stay gaps.
 */
export function sparklinePath(
  moments: readonly Moment[],
  { width, height }: Size,
  { spanMs, gapMs = Number.POSITIVE_INFINITY }: TimeScale,
): string {
  const newest = moments.at(-1)?.at ?? 0;
  const values = moments.map(({ value }) => value ?? 0);
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  let lastAt: number | null = null;
  let path = '';

  for (const { at, value } of moments) {
    if (value !== null) {
      const x = round(width - ((newest - at) / spanMs) * width);
      const y = round(height - ((value - least) / (most - least)) * height);
      path += `${lastAt === null || at - lastAt > gapMs ? 'M' : 'L'}${x} ${y}`;
    }
    lastAt = value === null ? null : at;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
