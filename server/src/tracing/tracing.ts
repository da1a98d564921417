import { type ActiveSpan, runAs, type SpanDescription } from './active-span.ts';

/** A span that begins a trace, or goes on with one of another process or time. */
export interface EntrySpan extends SpanDescription {
  /** What was carried over; null begins a trace. */
  from?: string | null;
}

/** Where what is done becomes traces. What is under way around the caller is linked, not gone on with. */
export interface Tracing {
  /** Null where no traces are made. */
  open(span: EntrySpan): ActiveSpan | null;
  /** Sends what is not sent yet, and no more. */
  close(): Promise<void>;
}

/** For a product that traces nothing. */
export const NO_TRACING: Tracing = { open: () => null, close: async () => {} };

/** Does some work as a trace of its own, or as a part of the one it was carried over from. */
export function traced<Result>({ open }: Pick<Tracing, 'open'>, span: EntrySpan, work: () => Result): Result {
  const opened = open(span);
  return opened === null ? work() : runAs(opened, work);
}
