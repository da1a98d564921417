import type { Metrics } from '../metrics/metrics.ts';
import { withSpan } from '../tracing/active-span.ts';
import { type Tracing, runTraced } from '../tracing/tracing.ts';
import type { Bus, BusTopic } from './bus.ts';
import { decode } from './wire.ts';

/** Metrics and traces of announcements that leave and reach this process. */
export interface BusWatch {
  /** Delivers a message received from a process, possibly this one. */
  receive(text: string, deliver: (topic: BusTopic, key: string) => void): void;
  around(bus: Bus): Bus;
}

/** Counts announcements, and continues their traces where they are received. */
export function watchBus(metrics: Metrics | null, tracing: Tracing): BusWatch {
  const counter = metrics?.counter({
    name: 'perigee_bus_announcements_total',
    help: 'Announcements between processes, by topic.',
    labelNames: ['topic', 'direction'],
  });
  const gaps = metrics?.counter({
    name: 'perigee_bus_gaps_total',
    help: 'Times announcements might have been missed, so caches were cleared.',
    labelNames: [],
  });
  const count = (topic: BusTopic, direction: 'sent' | 'heard') => {
    if (counter !== undefined) counter.of({ topic, direction }).count += 1;
  };

  return {
    receive(text, deliver) {
      const message = decode(text);
      if (message === null) return;
      const { topic, key, trace } = message;
      count(topic, 'heard');
      if (trace === null) deliver(topic, key);
      else runTraced(tracing, { name: `hear ${topic}`, kind: 'consumer', from: trace }, () => deliver(topic, key));
    },

    around(bus) {
      const missed = gaps?.of({});
      if (missed !== undefined) bus.onGap(() => (missed.count += 1));
      return {
        ...bus,
        publish(topic, key) {
          count(topic, 'sent');
          return withSpan({ name: `announce ${topic}`, kind: 'producer' }, () => bus.publish(topic, key));
        },
      };
    },
  };
}
