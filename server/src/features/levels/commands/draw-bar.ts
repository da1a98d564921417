const CELLS = 12;

/** A way as text, as far as it is gone: `▰▰▰▱▱▱▱▱▱▱▱▱`. @param share From 0 to 1. */
export function drawBar(share: number): string {
  const full = Math.min(CELLS, Math.max(0, Math.floor(share * CELLS)));
  return '▰'.repeat(full) + '▱'.repeat(CELLS - full);
}
