import type { Db } from '../database/database.ts';
import { type GaugeDefinition, memoizeBriefly } from '../metrics/gauge.ts';
import { readOverdueActs } from './overdue-acts.ts';

/** The backlog of acts, across all processes. */
export function actGauges(db: Db): GaugeDefinition[] {
  const overdue = memoizeBriefly(() => readOverdueActs(db));
  return [
    {
      name: 'perigee_acts_overdue',
      help: 'Acts of all processes that nobody has taken up in time, by kind; 2,000 at most are counted.',
      labelNames: ['kind'],
      read: async () => (await overdue()).map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
    {
      name: 'perigee_acts_overdue_seconds',
      help: 'How long the act that waits longest has been overdue; 0 where none is.',
      read: async () => [{ value: Math.max(0, ...(await overdue()).map(({ oldestSeconds }) => oldestSeconds)) }],
    },
  ];
}
