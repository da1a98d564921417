import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { createSparing } from '../process/sparing.ts';
import { completeDispatch, isOftenPartial, isOutage } from './gateway/complete-dispatch.ts';
import {
  type Dispatch,
  type EventName,
  guildIdOfEvent,
  type Listener,
  type ListenerContext,
} from './define-listener.ts';
import { createEventReport, type ReportEventError } from './report-error.ts';
import type { EventWatch } from './gateway/watch-events.ts';

/** Most listeners that may be waiting on high-volume events; each keeps a message in memory. */
const WAITING_MAX = 5_000;

/** High-volume events, which may be dropped under overload. */
const MASSES: ReadonlySet<EventName> = new Set([Event.MessageCreate, Event.MessageUpdate]);

/** Takes the events of all shards. */
export interface Dispatcher {
  /** Resolves once its listeners have finished; undefined if none is asynchronous. */
  take(payload: Dispatch, shardId: number): Promise<void> | undefined;
  /** Resolves when no listener is running any more. */
  settled(): Promise<void>;
}

interface DispatcherOptions {
  waitingMax?: number;
  /** Null turns metrics off. */
  watch?: EventWatch | null;
}

/**
 * Passes each gateway event to its listeners in the order they were mounted, without awaiting any. Incomplete events
 * are skipped, which is logged once per kind. Messages of guilds whose settings are not cached are dropped while too
 * many listeners wait, as after a start in the middle of a flood.
 */
export function createDispatcher(
  ctx: ListenerContext,
  listeners: readonly Listener[],
  { waitingMax = WAITING_MAX, watch = null }: DispatcherOptions = {},
): Dispatcher {
  const byEvent = Map.groupBy(listeners, ({ event }) => event);
  const report = createEventReport(ctx.log, watch);
  const sparingly = createSparing();
  const tellOnce = createLackReport(ctx);
  const underWay = createUnderWay();

  const isTooMuch = (payload: Dispatch): boolean => {
    if (underWay.masses() < waitingMax || !MASSES.has(payload.t)) return false;
    const guildId = guildIdOfEvent(payload);
    return guildId !== undefined && ctx.settings.peek(guildId) === undefined;
  };

  const letGo = () => {
    watch?.letGo();
    sparingly((unsaid) => ctx.log.warn({ dropped: unsaid + 1 }, 'dropping messages: settings queue is full'));
  };

  const run = (listener: Listener, payload: Dispatch, shardId: number): Promise<void> | undefined => {
    const handled = runAlone(ctx, report, listener, payload, shardId);
    if (handled !== undefined) underWay.add(payload, handled);
    return handled;
  };

  const take = (payload: Dispatch, shardId: number): Promise<void> | undefined => {
    watch?.taken(payload.t);
    const mounted = byEvent.get(payload.t);
    if (mounted === undefined || isOutage(payload)) return undefined;
    const lacking = completeDispatch(payload);
    if (lacking !== null) {
      tellOnce(payload.t, lacking);
      return undefined;
    }
    if (isTooMuch(payload)) {
      letGo();
      return undefined;
    }
    return allOf(mounted, (listener) => run(listener, payload, shardId));
  };
  return { take, settled: underWay.settled };
}

/** Tracks running listeners. */
function createUnderWay() {
  const all = new Set<Promise<void>>();
  let masses = 0;
  return {
    /** The number of those handling high-volume events. */
    masses: () => masses,
    add({ t: event }: Dispatch, handled: Promise<void>): void {
      const share = MASSES.has(event) ? 1 : 0;
      masses += share;
      all.add(handled);
      void handled.finally(() => {
        masses -= share;
        all.delete(handled);
      });
    },
    async settled(): Promise<void> {
      while (all.size > 0) await Promise.all(all);
    },
  };
}

/** Undefined if none of them is asynchronous, as with most messages. */
function allOf(
  listeners: readonly Listener[],
  run: (listener: Listener) => Promise<void> | undefined,
): Promise<void> | undefined {
  let all: Promise<void> | undefined;
  for (const listener of listeners) {
    const handled = run(listener);
    if (handled !== undefined) all = all === undefined ? handled : both(all, handled);
  }
  return all;
}

async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  await one;
  await other;
}

/** Logs once per kind of event which field is missing. */
function createLackReport({ log }: Pick<ListenerContext, 'log'>): (event: EventName, lacking: string) => void {
  const reported = new Set<string>();
  return (event, lacking) => {
    if (isOftenPartial(event) || reported.has(`${event} ${lacking}`)) return;
    reported.add(`${event} ${lacking}`);
    log.warn({ event, lacking }, 'ignored incomplete event');
  };
}

/** Resolves when the listener is done, whether it failed or not; undefined if it finished synchronously. */
function runAlone(
  ctx: ListenerContext,
  report: ReportEventError,
  listener: Listener,
  payload: Dispatch,
  shardId: number,
): Promise<void> | undefined {
  try {
    const handling = listener.handle(ctx, payload, shardId);
    return handling?.catch((error: unknown) => report(payload, error));
  } catch (error) {
    report(payload, error);
    return undefined;
  }
}
