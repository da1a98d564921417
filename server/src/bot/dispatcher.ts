import { completeDispatch, isOftenPartial, isOutage } from './complete-dispatch.ts';
import type { Dispatch, EventName, Listener, ListenerContext } from './define-listener.ts';
import { reportEventError } from './report-error.ts';

/**
 * Hands each gateway event to its listeners, in the order they were mounted, without waiting for any of them. One that
 * lacks what it is about is left out, which is logged once for each kind.
 */
export function createDispatcher(ctx: ListenerContext, listeners: readonly Listener[]) {
  const byEvent = new Map<EventName, Listener[]>();
  for (const listener of listeners) {
    const mounted = byEvent.get(listener.event) ?? [];
    byEvent.set(listener.event, [...mounted, listener]);
  }
  const told = new Set<string>();
  const tellOnce = (event: EventName, lacking: string) => {
    if (isOftenPartial(event) || told.has(`${event} ${lacking}`)) return;
    told.add(`${event} ${lacking}`);
    ctx.log.warn({ event, lacking }, 'an event that says too little was left out');
  };

  return (payload: Dispatch, shardId: number): void => {
    const mounted = byEvent.get(payload.t);
    if (mounted === undefined || isOutage(payload)) return;
    const lacking = completeDispatch(payload);
    if (lacking !== null) tellOnce(payload.t, lacking);
    else for (const listener of mounted) runAlone(ctx, listener, payload, shardId);
  };
}

function runAlone(ctx: ListenerContext, listener: Listener, payload: Dispatch, shardId: number): void {
  try {
    listener.handle(ctx, payload, shardId)?.catch((error: unknown) => reportEventError(ctx.log, payload, error));
  } catch (error) {
    reportEventError(ctx.log, payload, error);
  }
}
