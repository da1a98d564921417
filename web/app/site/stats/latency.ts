export type LatencyTone = 'good' | 'middling' | 'bad';

/** Green below 300 ms, red above 1000 ms, yellow between (docs/rules/pages.md#statistics). */
export function latencyTone(milliseconds: number): LatencyTone {
  if (milliseconds < 300) return 'good';
  return milliseconds > 1000 ? 'bad' : 'middling';
}
