import type { Metrics } from '../metrics/metrics.ts';

interface FinishedInvocation {
  /** A command or a component. */
  kind: string;
  name: string;
  isDone: boolean;
  seconds: number;
}

/** Records an invocation of a command or component when it ends. */
export type RecordInvocation = (invocation: FinishedInvocation) => void;

/** Counts invocations by name and outcome, and measures their duration. Null if metrics are off. */
export function createInvocationRecorder(metrics: Metrics | null): RecordInvocation | null {
  if (metrics === null) return null;
  const invocations = metrics.counter({
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
    invocations.of({ kind, name, outcome: isDone ? 'done' : 'failed' }).count += 1;
    durations.of({ kind }).observe(seconds);
  };
}

/** Counts a typed command, by its name, that did nothing because the bot cannot write in its channel. */
export type CountUnanswerable = (command: string) => void;

/** Null if metrics are off. */
export function createUnanswerableCounter(metrics: Metrics | null): CountUnanswerable | null {
  if (metrics === null) return null;
  const unanswerable = metrics.counter({
    name: 'perigee_commands_unanswerable_total',
    help: 'Typed commands that did nothing because the bot cannot write in their channel.',
    labelNames: ['name'],
  });
  return (name) => {
    unanswerable.of({ name }).count += 1;
  };
}
