import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { createLogThrottle } from '../process/log-throttle.ts';
import { normaliseEvent, isOftenPartial, isOutage } from './gateway/normalise-event.ts';
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
const HIGH_VOLUME: ReadonlySet<EventName> = new Set([Event.MessageCreate, Event.MessageUpdate]);

/** Takes the events of all shards. */
export interface Dispatcher {
  /** Resolves once its listeners have finished; undefined if none is asynchronous. */
  dispatch(payload: Dispatch, shardId: number): Promise<void> | undefined;
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
  const throttled = createLogThrottle();
  const reportOnce = createMissingFieldReporter(ctx);
  const inFlight = createInFlightTracker();

  const isOverloaded = (payload: Dispatch): boolean => {
    if (inFlight.highVolume() < waitingMax || !HIGH_VOLUME.has(payload.t)) return false;
    const guildId = guildIdOfEvent(payload);
    return guildId !== undefined && ctx.settings.peek(guildId) === undefined;
  };

  const dropMessage = () => {
    watch?.countDropped();
    throttled((skipped) => ctx.log.warn({ dropped: skipped + 1 }, 'dropping messages: settings queue is full'));
  };

  const run = (listener: Listener, payload: Dispatch, shardId: number): Promise<void> | undefined => {
    const handled = runAlone(ctx, report, listener, payload, shardId);
    if (handled !== undefined) inFlight.add(payload, handled);
    return handled;
  };

  const dispatch = (payload: Dispatch, shardId: number): Promise<void> | undefined => {
    watch?.taken(payload.t);
    const mounted = byEvent.get(payload.t);
    if (mounted === undefined || isOutage(payload)) return undefined;
    const missing = normaliseEvent(payload);
    if (missing !== null) {
      reportOnce(payload.t, missing);
      return undefined;
    }
    if (isOverloaded(payload)) {
      dropMessage();
      return undefined;
    }
    return allOf(mounted, (listener) => run(listener, payload, shardId));
  };
  return { dispatch, settled: inFlight.settled };
}

/** Tracks running listeners. */
function createInFlightTracker() {
  const all = new Set<Promise<void>>();
  let highVolume = 0;
  return {
    /** The number of those handling high-volume events. */
    highVolume: () => highVolume,
    add({ t: event }: Dispatch, handled: Promise<void>): void {
      const share = HIGH_VOLUME.has(event) ? 1 : 0;
      highVolume += share;
      all.add(handled);
      void handled.finally(() => {
        highVolume -= share;
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
function createMissingFieldReporter({
  log,
}: Pick<ListenerContext, 'log'>): (event: EventName, missing: string) => void {
  const reported = new Set<string>();
  return (event, missing) => {
    if (isOftenPartial(event) || reported.has(`${event} ${missing}`)) return;
    reported.add(`${event} ${missing}`);
    log.warn({ event, lacking: missing }, 'ignored incomplete event');
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
