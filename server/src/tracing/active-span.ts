import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span says of what it is about: ids of servers, names and numbers; never a token, nor what somebody wrote. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanDescription {
  name: string;
  kind?: SpanKind;
  attributes?: SpanAttributes;
}

/** Something that takes time, and is under way. */
export interface ActiveSpan {
  /** Begins a part of it. */
  child(span: SpanDescription): ActiveSpan;
  set(attributes: SpanAttributes): void;
  /** @param error Why it failed, where it did. */
  end(error?: unknown): void;
  /** What another process needs to go on with it: a `traceparent` of W3C Trace Context. */
  readonly carrier: string;
}

const active = new AsyncLocalStorage<ActiveSpan>();

/** The span around whoever calls. */
export function currentSpan(): ActiveSpan | undefined {
  return active.getStore();
}

/** What goes on of it elsewhere, as a text; null outside of any trace. */
export function currentTrace(): string | null {
  return active.getStore()?.carrier ?? null;
}

/** Has whatever `work` begins be a part of the span, and does not end it. */
export function runIn<Result>(span: ActiveSpan, work: () => Result): Result {
  return active.run(span, work);
}

/** Does some work as a span that ends with it. */
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

/** Does some work as a part of the trace around it; outside of any, just the work. */
export function spanning<Result>(span: SpanDescription, work: () => Result): Result {
  const around = active.getStore();
  return around === undefined ? work() : runAs(around.child(span), work);
}
