import { freePorts } from '../programs/free-ports.ts';
import { startWorld, type World } from '../world.ts';

/** A product with metrics turned on. */
export interface CountingWorld extends World {
  metricsUrl: string;
  /** All series, keyed by name and labels in the Prometheus notation. */
  scrape(): Promise<ReadonlyMap<string, number>>;
}

/** Starts it; the caller closes it. */
export async function startCountingWorld(): Promise<CountingWorld> {
  const [port = 0] = await freePorts(1);
  const world = await startWorld({ env: { METRICS_PORT: String(port) } });
  const metricsUrl = `http://127.0.0.1:${port}/metrics`;
  return { ...world, metricsUrl, scrape: () => scrape(metricsUrl) };
}

/** Reads the metrics at a URL. */
export async function scrape(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(url)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

/** Names of all metrics at a URL, including those without values yet. */
export async function metricNames(url: string): Promise<ReadonlySet<string>> {
  const text = await (await fetch(url)).text();
  const types = text.matchAll(/^# TYPE (\S+) (\S+)$/gm);
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
    ),
  );
}
