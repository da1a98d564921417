import type { Metrics } from '../metrics/metrics.ts';

interface FinishedUse {
  /** A command or a component. */
  kind: string;
  name: string;
  isDone: boolean;
  seconds: number;
}

/** Records a use of a command or component when it ends. */
export type UseWatch = (use: FinishedUse) => void;

/** Counts uses by name and outcome, and measures their duration. Null if metrics are off. */
export function watchUses(metrics: Metrics | null): UseWatch | null {
  if (metrics === null) return null;
  const uses = metrics.counter({
    name: 'perigee_uses_total',
    help: 'Uses of commands, buttons, selects and forms, by whether they failed.',
    labelNames: ['kind', 'name', 'outcome'],
  });
  const durations = metrics.histogram({
    name: 'perigee_use_duration_seconds',
    help: 'Time until commands and components got their final response.',
    labelNames: ['kind'],
  });
  return ({ kind, name, isDone, seconds }) => {
    uses.of({ kind, name, outcome: isDone ? 'done' : 'failed' }).count += 1;
    durations.of({ kind }).observe(seconds);
  };
}
