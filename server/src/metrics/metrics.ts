import type { Logger } from 'pino';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { describeError } from '../errors/describe-error.ts';
import { withTimeout } from '../process/with-timeout.ts';
import type { GaugeDefinition } from './gauge.ts';
import { createSpreads, type Spread } from './spread.ts';
import { createSeries, type MetricName, type Series, type Tally } from './tally.ts';

/** The product's own metrics. */
export interface Metrics {
  counter<Label extends string>(metric: MetricName<Label>): Series<Label, Tally>;
  /** For durations, in seconds. */
  histogram<Label extends string>(metric: MetricName<Label>): Series<Label, Spread>;
  /** Gauges of the same name are one, with the readings of all. */
  gauges(...gauges: readonly GaugeDefinition[]): void;
  /** All metrics in the Prometheus format, with their content type. */
  write(): Promise<{ contentType: string; text: string }>;
}

/** How long reading a gauge may take, in milliseconds; Prometheus waits 10 s by default. */
const READ_WITHIN_MS = 3_000;

/** A separate registry that includes the process metrics: memory, CPU, event loop, garbage collection. */
export function createMetrics(log: Logger): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    counter(metric) {
      const series = createSeries(metric.labelNames, (): Tally => ({ count: 0 }));
      const counter = new Counter({
        ...metric,
        registers: [],
        collect() {
          this.reset();
          for (const { labels, value } of series.list()) this.inc(labels, value.count);
        },
      });
      registry.registerMetric(counter);
      return series;
    },

    histogram: (metric) => createSpreads(registry, metric),

    gauges(...gauges) {
      const named = new Map(gauges.map((gauge) => [gauge.name, gauge]));
      for (const [name, gauge] of named) {
        const parts = gauges.filter((each) => each.name === name);
        registry.registerMetric(show(gauge, parts, log));
      }
    },

    write: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

/** @param parts all definitions of this name. */
function show(
  { name, help, labelNames = [], kind = 'gauge' }: GaugeDefinition,
  parts: readonly GaugeDefinition[],
  log: Logger,
): Counter | Gauge {
  const readOne = async ({ read }: GaugeDefinition) => {
    try {
      return await withTimeout(READ_WITHIN_MS, Promise.resolve(read()));
    } catch (error) {
      log.warn({ metric: name, ...describeError(error) }, 'failed to read metric');
      return [];
    }
  };
  const readings = async () => (await Promise.all(parts.map(readOne))).flat();
  const options = { name, help, labelNames: [...labelNames], registers: [] };
  if (kind === 'counter') {
    return new Counter({
      ...options,
      async collect() {
        const shown = await readings();
        this.reset();
        for (const { labels = {}, value } of shown) this.inc({ ...labels }, value);
      },
    });
  }
  return new Gauge({
    ...options,
    async collect() {
      const shown = await readings();
      this.reset();
      for (const { labels = {}, value } of shown) this.set({ ...labels }, value);
    },
  });
}
