import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Null if metrics are off: then the library is not even loaded. */
export async function openMetrics(isOn: boolean, log: Logger): Promise<Metrics | null> {
  if (!isOn) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(log);
}
