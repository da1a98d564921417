import type { Retention } from '../database/retention.ts';

/** Acts that are over are remembered for a while: failures longer, for who looks into them. */
export const ACT_RETENTION: readonly Retention[] = [
  { table: 'acts', since: 'finished_at', where: { state: 'done' }, kept: 'acts' },
  { table: 'acts', since: 'finished_at', where: { state: 'failed' }, kept: 'failedActs' },
];
