import { Histogram, type Registry } from 'prom-client';
import { createSeries, type MetricName, type Series } from './tally.ts';

/** Upper bounds of the buckets, in seconds: from what nobody notices to what everybody does. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** A distribution of durations. */
export interface Spread {
  /** @param seconds From 0 on. */
  observe(seconds: number): void;
}

class Counts implements Spread {
  /** Counts per bucket; the last one is for values above all bounds. */
  readonly buckets: number[] = Array.from({ length: BOUNDS.length + 1 }, () => 0);
  sum = 0;

  observe(seconds: number): void {
    let index = 0;
    while (index < BOUNDS.length && seconds > (BOUNDS[index] ?? 0)) index += 1;
    this.buckets[index] = (this.buckets[index] ?? 0) + 1;
    this.sum += seconds;
  }
}

/** A histogram of the library that is filled at each scrape, since its own `observe` takes 1.4 µs. */
class SpreadHistogram<Label extends string> extends Histogram<Label> {
  readonly #metric: MetricName<Label>;
  readonly #series: Series<Label, Counts>;

  constructor(metric: MetricName<Label>, series: Series<Label, Counts>) {
    super({ ...metric, buckets: [...BOUNDS], registers: [] });
    this.#metric = metric;
    this.#series = series;
  }

  /** Called by the registry at each scrape. */
  async getForPromString() {
    const { name, help } = this.#metric;
    const values = this.#series.list().flatMap(({ labels, value }) => linesOf(name, labels, value));
    return { name, help, type: 'histogram', values };
  }
}

function linesOf<Label extends string>(name: string, labels: Readonly<Record<Label, string>>, counts: Counts) {
  let count = 0;
  const buckets = counts.buckets.map((inBucket, index) => {
    count += inBucket;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: BOUNDS[index] ?? '+Inf' }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: counts.sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

/** Registers a histogram of seconds. */
export function createSpreads<Label extends string>(
  registry: Registry,
  metric: MetricName<Label>,
): Series<Label, Spread> {
  const series = createSeries(metric.labelNames, () => new Counts());
  registry.registerMetric(new SpreadHistogram(metric, series));
  return series;
}
