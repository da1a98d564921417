import type { Retention } from '../database/retention.ts';

/** Finished acts are kept for a while; failures longer, so that they can be looked into. */
export const ACT_RETENTION: readonly Retention[] = [
  { table: 'acts', since: 'finished_at', where: { state: 'done' }, retention: 'acts' },
  { table: 'acts', since: 'finished_at', where: { state: 'failed' }, retention: 'failedActs' },
];
