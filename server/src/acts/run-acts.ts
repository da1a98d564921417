import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database.ts';
import type { PlatformLine } from '../discord/calls/platform-line.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Events } from '../events/events.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ActDefinition } from './act-definition.ts';
import { createActQueue } from './act-queue.ts';
import { hasDueAct } from './due-acts.ts';
import { whenAborted } from '../process/when-aborted.ts';
import { createWakeUp } from './wake-up.ts';
import { type ActContext, performAct } from './perform-act.ts';
import { createRunningActs } from './running-acts.ts';
import { type ActWatch, watchActs } from './watch-acts.ts';

interface RunActs<Context extends ActContext> {
  db: Db;
  events: Events;
  line: Pick<PlatformLine, 'abandoned' | 'invalidRequests'>;
  /** Whether no other process can be on this database: what one before left behind is then taken up at once. */
  isAlone: boolean;
  definitions: readonly ActDefinition<Context>[];
  ctx: Context;
  /** Null counts nothing. */
  metrics?: Metrics | null;
  /** Whether nothing more is to be taken up; what is under way comes to its end. */
  isPaused?: () => boolean;
  /** Called for each act that is given up. */
  onAbandoned?: () => void;
}

/** How often due acts are looked for, in milliseconds; people are promised to the second. */
const LOOK_MS = 500;
/** After one ended, so long is waited for others that end as well: one look fills the places of all. */
const GATHER_MS = 20;
/** Acts taken up at once. */
const BATCH = 10;
/** How often this process says that it still performs what it took, in milliseconds: thrice within a lease. */
const RENEW_MS = 5_000;

/** Performs due acts from now on, each lane for itself. Returns how to stop, which waits for those under way. */
export function runActs<Context extends ActContext>({
  definitions,
  metrics = null,
  ...parts
}: RunActs<Context>): () => Promise<void> {
  const lanes = Map.groupBy(definitions, ({ lane }) => lane);
  const watch = watchActs(metrics);
  const stops = [...lanes.values()].map((inLane) => runLane({ ...parts, definitions: inLane, watch }));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

type Lane<Context extends ActContext> = Omit<RunActs<Context>, 'metrics'> & { watch: ActWatch };

function runLane<Context extends ActContext>(parts: Lane<Context>) {
  const { db, events, line, isAlone, definitions, ctx, watch } = parts;
  const { isPaused = () => false, onAbandoned = () => {} } = parts;
  const queue = createActQueue(db);
  const known = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = createRunningActs();
  const wakeUp = createWakeUp();
  const stopping = new AbortController();

  /** Whether there may be more to take at once. */
  const takeUp = async (): Promise<boolean> => {
    const limit = Math.min(BATCH, running.free());
    if (limit <= 0 || stopping.signal.aborted || isPaused() || line.invalidRequests.isNearEdge()) return false;
    const [runningIds, busyGuildIds] = [running.ids(), running.busyGuildIds()];
    const claimed = await queue.claim({ names: [...known.keys()], busyGuildIds, runningIds, limit });
    for (const act of claimed) {
      const definition = known.get(act.name);
      // When it is over its place is free, and the next one of its subject may be performed.
      const performing = { db, events, queue, ctx, watch, onAbandoned };
      if (definition) running.add(act, performAct(performing, definition, act), wakeUp.wake);
    }
    return claimed.length === limit;
  };

  const warn = (message: string) => (error: unknown) => {
    ctx.log.warn(describeError(error), message);
    return false;
  };

  const run = async () => {
    if (isAlone) await queue.takeOver([...known.keys()]).catch(warn('acts left behind could not be taken up'));
    while (!stopping.signal.aborted) {
      const isMore = await takeUp().catch(warn('due acts could not be looked for'));
      if (isMore || stopping.signal.aborted) continue;
      await wakeUp.wait(LOOK_MS);
      await sleep(GATHER_MS);
    }
  };

  const renewing = setInterval(() => {
    const ids = running.ids();
    if (ids.length > 0) void queue.renew(ids).catch(warn('the acts under way could not be held'));
  }, RENEW_MS);

  // What this process asks for itself is not kept waiting for the next look.
  const stopHearing = events.onCommit((tx) => {
    if (hasDueAct(tx)) wakeUp.wake();
  });
  const looking = run();
  return async () => {
    stopHearing();
    stopping.abort();
    wakeUp.wake();
    await looking;
    // What is left waits for the platform; the next process claims it.
    await Promise.race([running.allOver(), whenAborted(line.abandoned)]);
    clearInterval(renewing);
  };
}
