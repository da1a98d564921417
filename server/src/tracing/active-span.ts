import { AsyncLocalStorage } from 'node:async_hooks';

/** Attributes of a span: guild ids, names and numbers; never a token or user content. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanDescription {
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

/** A span that has not ended. */
export interface ActiveSpan {
  /** Begins a child span. */
  child(span: SpanDescription): ActiveSpan;
  set(attributes: SpanAttributes): void;
  /** @param error The error, if it failed. */
  end(error?: unknown): void;
  /** What another process needs to continue the trace: a W3C Trace Context `traceparent`. */
  readonly carrier: string;
}

const active = new AsyncLocalStorage<ActiveSpan>();

/** The caller's current span. */
export function currentSpan(): ActiveSpan | undefined {
  return active.getStore();
}

/** The current trace as a `traceparent`; null outside of any trace. */
export function currentTrace(): string | null {
  return active.getStore()?.carrier ?? null;
}

/** Runs `work` with the span as the current one, without ending it. */
export function runIn<Result>(span: ActiveSpan, work: () => Result): Result {
  return active.run(span, work);
}

/** Runs `work` as the span and ends the span with it. */
export function runAs<Result>(span: ActiveSpan, work: () => Result): Result {
  return active.run(span, () => {
    try {
      const result = work();
      if (!(result instanceof Promise)) span.end();
      else
        result.then(
          () => span.end(),
          (error: unknown) => span.end(error),
        );
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  });
}

/** Runs `work` as a child span of the current trace; outside of a trace just runs it. */
export function withSpan<Result>(span: SpanDescription, work: () => Result): Result {
  const around = active.getStore();
  return around === undefined ? work() : runAs(around.child(span), work);
}
