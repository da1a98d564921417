/**
 * The next round number at or above the value: 1, 2, 4, 5 or 8 followed by zeros, so that half and a quarter of it are
 * round as well.
 */
export function niceTop(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}
