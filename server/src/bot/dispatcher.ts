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

/** Listeners that may wait at the same time for what messages need; a message is kept in memory by each of them. */
const WAITING_MAX = 5_000;

/** What comes in masses, and may be let go where it can not be followed. */
const MASSES: ReadonlySet<EventName> = new Set([Event.MessageCreate, Event.MessageUpdate]);

/** Takes the events of all shards. */
export interface Dispatcher {
  /** Resolves once its listeners are done with it; undefined where none waits for anything. */
  take(payload: Dispatch, shardId: number): Promise<void> | undefined;
  /** Resolves when nothing that listeners began is under way any more. */
  settled(): Promise<void>;
}

interface DispatcherOptions {
  waitingMax?: number;
  /** Null counts nothing. */
  watch?: EventWatch | null;
}

/**
 * Hands each gateway event to its listeners, in the order they were mounted, without waiting for any of them. One that
 * lacks what it is about is left out, which is logged once for each kind. Messages of guilds whose settings are not at hand
 * are let go while too many wait for them, as after a start in the middle of a flood.
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
    sparingly((unsaid) => ctx.log.warn({ letGo: unsaid + 1 }, 'messages were let go: too many wait for settings'));
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

/** What listeners have in hand. */
function createUnderWay() {
  const all = new Set<Promise<void>>();
  let masses = 0;
  return {
    /** How many of them are about events that come in masses. */
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

/** Undefined where none of them waits for anything, as with most messages. */
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

/** Logs once for each kind of event what it lacks. */
function createLackReport({ log }: Pick<ListenerContext, 'log'>): (event: EventName, lacking: string) => void {
  const reported = new Set<string>();
  return (event, lacking) => {
    if (isOftenPartial(event) || reported.has(`${event} ${lacking}`)) return;
    reported.add(`${event} ${lacking}`);
    log.warn({ event, lacking }, 'an event that says too little was left out');
  };
}

/** Resolves when the listener is done, however it ended; nothing where it did not have to wait. */
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
