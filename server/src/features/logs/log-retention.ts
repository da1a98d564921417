import { LOG_KEPT_MS } from '@perigee/core/logs/limits';
import type { Retention } from '../../database/retention.ts';

/** Acts of logs are many, and done for good as soon as nobody could repeat them, in milliseconds. */
const ACTS_KEPT_MS = 60 * 60 * 1000;

const forgottenAct = (name: string): Retention => ({
  table: 'acts',
  since: 'finished_at',
  where: { name, state: 'done' },
  keepMs: ACTS_KEPT_MS,
});

/** What happened is known for 30 days. */
export const LOG_RETENTION: readonly Retention[] = [
  { table: 'log_entries', since: 'at', keepMs: LOG_KEPT_MS },
  { table: 'log_transcripts', since: 'made_at', keepMs: LOG_KEPT_MS },
  { table: 'log_batches', since: 'made_at', keepMs: LOG_KEPT_MS },
  { table: 'log_bulk_parts', since: 'at', keepMs: ACTS_KEPT_MS * 24 },
  forgottenAct('logs.deliver'),
  forgottenAct('logs.amend'),
  forgottenAct('logs.bulk'),
];
