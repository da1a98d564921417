import type { Retention } from '../../database/retention.ts';

/** Acts of logs are many: they are not remembered as long as others. */
const forgottenAct = (name: string): Retention => ({
  table: 'acts',
  since: 'finished_at',
  where: { name, state: 'done' },
  kept: 'logActs',
});

/** What happened is known for a while. */
export const LOG_RETENTION: readonly Retention[] = [
  { table: 'log_entries', since: 'at', kept: 'logs' },
  { table: 'log_transcripts', since: 'made_at', kept: 'logs' },
  { table: 'log_batches', since: 'made_at', kept: 'logs' },
  { table: 'log_bulk_parts', since: 'at', kept: 'bulkParts' },
  forgottenAct('logs.deliver'),
  forgottenAct('logs.amend'),
  forgottenAct('logs.bulk'),
];
