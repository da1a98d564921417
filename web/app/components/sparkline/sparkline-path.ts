export interface Moment {
  /** Milliseconds since 1970. */
  at: number;
  /** Null where nothing was measured. */
  value: number | null;
}

interface Size {
  width: number;
  height: number;
}

/** How times map to x positions. */
export interface TimeScale {
  /** The time span of the full width, in milliseconds. */
  spanMs: number;
  /** The line breaks where values are further apart than this, in milliseconds; it never breaks by default. */
  gapMs?: number;
}

/**
 * The line through values over time as an SVG path, the newest at the right edge. The scale starts at zero, so that a
 * small wobble looks small, or lower if there are negative values; gaps stay gaps.
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
