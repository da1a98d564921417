import type { GaugeDefinition, Reading } from '../metrics/gauge.ts';
import type { CacheCounts, CacheUsage } from './loading-cache.ts';

/** Caches by their names in metrics. */
export type CachesByName = Readonly<Record<string, CacheCounts>>;

/** Gauges of how well caches work. */
export function cacheGauges(caches: CachesByName): GaugeDefinition[] {
  const of = (count: (usage: CacheUsage) => number) => (): Reading[] =>
    Object.entries(caches).map(([cache, { usage }]) => ({ labels: { cache }, value: count(usage()) }));
  const labelNames = ['cache'];
  return [
    {
      name: 'perigee_cache_hits_total',
      help: 'Cache hits.',
      kind: 'counter',
      labelNames,
      read: of(({ hits }) => hits),
    },
    {
      name: 'perigee_cache_loads_total',
      help: 'Values a cache had to get.',
      kind: 'counter',
      labelNames,
      read: of(({ loads }) => loads),
    },
    { name: 'perigee_cache_entries', help: 'Values a cache holds.', labelNames, read: of(({ entries }) => entries) },
  ];
}
