/** What a gauge shows at the moment. */
export interface Reading {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Something that goes up and down, and is looked at when somebody asks. */
export interface GaugeDefinition {
  /** `perigee_…`, with its unit at the end. */
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** `counter` for what only grows and is counted elsewhere; a gauge unless said. */
  kind?: 'gauge' | 'counter';
  /** Rejecting, it is left out of this scrape. */
  read(): readonly Reading[] | Promise<readonly Reading[]>;
}

/** How long what the database answered is shown, in milliseconds: whoever asks more often costs it nothing. */
const REMEMBERED_MS = 5_000;

/** Makes a question to the database one that is asked once in five seconds at most, however many gauges show of it. */
export function remembered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > REMEMBERED_MS) last = { at: now, answer: ask() };
    return last.answer;
  };
}
