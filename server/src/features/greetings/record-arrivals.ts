import type { Greetings } from '@perigee/core/greetings/schema';
import { sql } from 'kysely';
import type { DirectMessages } from '../../bot/direct-messages/direct-messages.ts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { createBatcher, GATHER_MS } from '../../database/batcher.ts';
import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import { hasWaiting } from './visits/visit-store.ts';
import { type Arrival, writeArrivals } from './write-arrivals.ts';

interface RecorderDependencies {
  db: Db;
  events: Events;
  settings: SettingsCache;
  directMessages: Pick<DirectMessages, 'plan'>;
}

/** Stores what the gateway reported about a member; resolves once it is stored. */
export type RecordArrival = (guildId: string, arrival: Arrival) => Promise<void>;

interface Item extends Arrival {
  guildId: string;
}

/** News that arrive during a write are batched into the next one, so that a raid takes only a few transactions. */
export function createArrivalRecorder({ db, events, settings, directMessages }: RecorderDependencies): RecordArrival {
  const write = async (guildId: string, arrivals: readonly Arrival[]) => {
    const { greetings } = await settings.get(guildId);
    if (!isInUse(greetings)) return;
    const isRoutine = arrivals.every(({ event }) => event.kind === 'passed');
    // Member updates have many causes; hardly any of these members was waiting.
    if (
      isRoutine &&
      !(await hasWaiting(
        db,
        guildId,
        arrivals.map(({ visitor }) => visitor.user.id),
      ))
    )
      return;
    await events.transaction(async (tx) => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
      const now = rows[0]?.now.getTime() ?? Date.now();
      await writeArrivals({ tx, guildId, greetings, now, directMessages }, arrivals);
    });
  };

  const take = createBatcher(
    async (items: readonly Item[]) => {
      const byGuild = Map.groupBy(items, ({ guildId }) => guildId);
      await Promise.all([...byGuild].map(([guildId, arrivals]) => write(guildId, arrivals)));
      return items.map(() => undefined);
    },
    { gatherMs: GATHER_MS },
  );
  return async (guildId, arrival) => take({ guildId, ...arrival });
}

/** Whether greetings do anything about members who join and leave. */
export function isInUse({ join, leave, dm, joinRoles }: Greetings): boolean {
  return join.enabled || leave.enabled || dm.enabled || joinRoles.length > 0;
}
