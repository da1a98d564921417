import { type ActiveSpan, runAs, type SpanDescription } from './active-span.ts';

/** A span that starts a trace, or continues one from another process or time. */
export interface EntrySpan extends SpanDescription {
  /** The `traceparent` to continue; null starts a trace. */
  from?: string | null;
}

/** Records traces. A span that is current at the caller is linked rather than used as the parent. */
export interface Tracing {
  /** Null if tracing is off. */
  open(span: EntrySpan): ActiveSpan | null;
  /** Exports the remaining spans and stops. */
  close(): Promise<void>;
}

/** Used when tracing is off. */
export const NO_TRACING: Tracing = { open: () => null, close: async () => {} };

/** Runs `work` as a trace of its own, or as part of the one it was requested in. */
export function runTraced<Result>({ open }: Pick<Tracing, 'open'>, span: EntrySpan, work: () => Result): Result {
  const opened = open(span);
  return opened === null ? work() : runAs(opened, work);
}
