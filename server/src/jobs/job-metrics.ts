import type { Metrics } from '../metrics/metrics.ts';
import type { ClaimedJob } from './job-queue.ts';
import type { JobState } from './tables.ts';

/** Metrics of the jobs this process performs. */
export interface JobMetrics {
  taken(job: ClaimedJob): void;
  /** The outcome of an attempt; `waiting` if a retry follows. */
  tried(job: ClaimedJob, state: JobState): void;
}

/** Counts attempts by kind and outcome, and measures the delay of each job's first attempt. */
export function createJobMetrics(metrics: Metrics | null): JobMetrics {
  if (metrics === null) return { taken: () => {}, tried: () => {} };
  const tries = metrics.counter({
    name: 'perigee_act_tries_total',
    help: 'Job attempts, by kind and outcome; waiting is retried.',
    labelNames: ['kind', 'outcome'],
  });
  const lags = metrics.histogram({
    name: 'perigee_act_lag_seconds',
    help: 'Delay between the due time of a job and its first attempt, by the clock of this process.',
    labelNames: [],
  });
  return {
    taken({ attempts, dueAt }) {
      if (attempts === 1) lags.of({}).observe(Math.max(0, (Date.now() - dueAt.getTime()) / 1000));
    },
    tried({ name: kind }, outcome) {
      tries.of({ kind, outcome }).count += 1;
    },
  };
}
