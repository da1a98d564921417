import type { Db } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import type { ActDefinition } from './act-definition.ts';
import { type ClaimedAct, createActQueue } from './act-queue.ts';
import { type ActContext, performAct } from './perform-act.ts';

interface RunActs<Context extends ActContext> {
  db: Db;
  events: Events;
  /** Whether no other process can be on this database: what one before left behind is then taken up at once. */
  isAlone: boolean;
  definitions: readonly ActDefinition<Context>[];
  ctx: Context;
}

/** How often due acts are looked for, in milliseconds; people are promised to the second. */
const LOOK_MS = 500;
/** Acts that one process performs at the same time, taken up a few at a time, and from when on a guild has its share. */
const RUNNING_MAX = 50;
const BATCH = 10;
const SHARE_OF_GUILD = 10;
/** How often this process says that it still performs what it took, in milliseconds: thrice within a lease. */
const RENEW_MS = 5_000;

/** Performs due acts from now on. Returns how to stop, which waits for those under way. */
export function runActs<Context extends ActContext>({ db, events, isAlone, definitions, ctx }: RunActs<Context>) {
  const queue = createActQueue(db);
  const known = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = new Map<string, { guildId: string; done: Promise<void> }>();
  const bell = createBell();
  let isStopping = false;

  const begin = (act: ClaimedAct) => {
    const definition = known.get(act.name);
    if (definition === undefined) return;
    const done = performAct({ db, events, queue, ctx }, definition, act).then(() => {
      running.delete(act.id);
      // Its place is free, and the next one of its subject may be performed.
      bell.ring();
    });
    running.set(act.id, { guildId: act.guild_id, done });
  };

  /** Whether there may be more to take at once. */
  const takeUp = async (): Promise<boolean> => {
    const limit = Math.min(BATCH, RUNNING_MAX - running.size);
    if (limit <= 0) return false;
    const busyGuildIds = guildsWithTheirShare([...running.values()]);
    const claimed = await queue.claim({
      names: [...known.keys()],
      busyGuildIds,
      runningIds: [...running.keys()],
      limit,
    });
    claimed.forEach(begin);
    return claimed.length === limit;
  };

  const run = async () => {
    let isBehind = isAlone;
    while (!isStopping) {
      try {
        if (isBehind) await queue.takeOver();
        isBehind = false;
        while (!isStopping && (await takeUp()));
      } catch (error) {
        ctx.log.warn({ err: error }, 'due acts could not be looked for');
      }
      if (!isStopping) await bell.wait(LOOK_MS);
    }
  };

  const renewing = setInterval(() => {
    if (running.size === 0) return;
    queue.renew([...running.keys()]).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the acts under way could not be held');
    });
  }, RENEW_MS);

  const looking = known.size === 0 ? Promise.resolve() : run();
  return async () => {
    isStopping = true;
    bell.ring();
    await looking;
    await Promise.all([...running.values()].map(({ done }) => done));
    clearInterval(renewing);
  };
}

/** A guild with a great deal to do leaves room for the others: the platform may hold it up for long. */
function guildsWithTheirShare(running: readonly { guildId: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { guildId } of running) counts.set(guildId, (counts.get(guildId) ?? 0) + 1);
  return [...counts].flatMap(([guildId, count]) => (count >= SHARE_OF_GUILD ? [guildId] : []));
}

/** Waits that end early when somebody rings, also just before. */
function createBell() {
  let isRung = false;
  let end = () => {};
  return {
    ring() {
      isRung = true;
      end();
    },
    async wait(ms: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
