import type { Dispatch, EventName, Listener, ListenerContext } from './define-listener.ts';
import { reportEventError } from './report-error.ts';

/** Hands each gateway event to its listeners, in the order they were mounted, without waiting for any of them. */
export function createDispatcher(ctx: ListenerContext, listeners: readonly Listener[]) {
  const byEvent = new Map<EventName, Listener[]>();
  for (const listener of listeners) {
    const mounted = byEvent.get(listener.event) ?? [];
    byEvent.set(listener.event, [...mounted, listener]);
  }

  return (payload: Dispatch, shardId: number): void => {
    const mounted = byEvent.get(payload.t);
    if (mounted === undefined) return;
    for (const listener of mounted) runAlone(ctx, listener, payload, shardId);
  };
}

function runAlone(ctx: ListenerContext, listener: Listener, payload: Dispatch, shardId: number): void {
  try {
    listener.handle(ctx, payload, shardId)?.catch((error: unknown) => reportEventError(ctx.log, payload, error));
  } catch (error) {
    reportEventError(ctx.log, payload, error);
  }
}
