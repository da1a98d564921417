import type { Retention } from '../../database/retention.ts';

/** Logs create many acts, so theirs are kept for a shorter time than others. */
const forgottenAct = (name: string): Retention => ({
  table: 'acts',
  since: 'finished_at',
  where: { name, state: 'done' },
  retention: 'logActs',
});

/** How long log data is kept. */
export const LOG_RETENTION: readonly Retention[] = [
  { table: 'log_entries', since: 'at', retention: 'logs' },
  { table: 'log_transcripts', since: 'made_at', retention: 'logs' },
  { table: 'log_batches', since: 'made_at', retention: 'logs' },
  { table: 'log_bulk_parts', since: 'at', retention: 'bulkParts' },
  forgottenAct('logs.deliver'),
  forgottenAct('logs.amend'),
  forgottenAct('logs.bulk'),
];
