import type { Retention } from '../database/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long acts that are over are remembered: failures longer, for who looks into them. */
export const ACT_RETENTION: readonly Retention[] = [
  { table: 'acts', since: 'finished_at', where: { state: 'done' }, keepMs: 7 * DAY_MS },
  { table: 'acts', since: 'finished_at', where: { state: 'failed' }, keepMs: 30 * DAY_MS },
];
