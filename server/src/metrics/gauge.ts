/** Current value of a gauge. */
export interface Reading {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** A value that goes up and down and is read at each scrape. */
export interface GaugeDefinition {
  /** `perigee_…`, with its unit at the end. */
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** `counter` for a value that only grows and is counted elsewhere; `gauge` by default. */
  kind?: 'gauge' | 'counter';
  /** If it rejects, the gauge is left out of this scrape. */
  read(): readonly Reading[] | Promise<readonly Reading[]>;
}

/** How long a database result is reused, in milliseconds: more frequent scrapes cost nothing. */
const REMEMBERED_MS = 5_000;

/** Limits a database query to one every five seconds, however many gauges use its result. */
export function memoizeBriefly<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > REMEMBERED_MS) last = { at: now, answer: read() };
    return last.answer;
  };
}
