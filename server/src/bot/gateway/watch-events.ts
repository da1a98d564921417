import type { Metrics } from '../../metrics/metrics.ts';
import type { Tally } from '../../metrics/tally.ts';

/** Metrics of gateway events; each costs one map look-up. */
export interface EventWatch {
  taken(event: string): void;
  /** A listener failed. */
  failed(event: string): void;
  /** A message was dropped because too many listeners were waiting. */
  countDropped(): void;
}

/** Counts events by type. Null if metrics are off. */
export function watchEvents(metrics: Metrics | null): EventWatch | null {
  if (metrics === null) return null;
  const events = metrics.counter({
    name: 'perigee_gateway_events_total',
    help: 'Events the gateway sent, by type.',
    labelNames: ['event'],
  });
  const failures = metrics.counter({
    name: 'perigee_gateway_listener_failures_total',
    help: 'Listeners that failed, by the type of the event.',
    labelNames: ['event'],
  });
  const dropped = metrics.counter({
    name: 'perigee_gateway_messages_dropped_total',
    help: 'Messages dropped because the settings queue was full.',
    labelNames: [],
  });
  const droppedCounter = dropped.of({});
  const tallies = new Map<string, Tally>();
  const first = (event: string): Tally => {
    const tally = events.of({ event });
    tallies.set(event, tally);
    return tally;
  };
  return {
    taken(event) {
      const tally = tallies.get(event) ?? first(event);
      tally.count += 1;
    },
    failed(event) {
      failures.of({ event }).count += 1;
    },
    countDropped() {
      droppedCounter.count += 1;
    },
  };
}
