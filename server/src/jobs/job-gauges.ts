import type { Db } from '../database/database.ts';
import { type GaugeDefinition, memoizeBriefly } from '../metrics/gauge.ts';
import { readOverdueJobs } from './overdue-jobs.ts';

/** The backlog of jobs, across all processes. */
export function jobGauges(db: Db): GaugeDefinition[] {
  const overdue = memoizeBriefly(() => readOverdueJobs(db));
  return [
    {
      name: 'perigee_acts_overdue',
      help: 'Overdue jobs of all processes, by kind; counts 2,000 at most.',
      labelNames: ['kind'],
      read: async () => (await overdue()).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
    {
      name: 'perigee_acts_overdue_seconds',
      help: 'How long the oldest overdue job has been due; 0 if none is.',
      read: async () => [{ value: Math.max(0, ...(await overdue()).map(({ oldestSeconds }) => oldestSeconds)) }],
    },
  ];
}
