import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import type { Db } from '../../database/database.ts';
import type { Task } from '../feature.ts';
import { type BoostService, createBoostService } from './boost-service.ts';
import { createBoostEnds } from './end-boosts.ts';
import { createPlacements, type Placements } from './placements.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** Who pays for what, and which servers have boost by it. */
export interface Boosts {
  boost: BoostService;
  subscriptions: Subscriptions;
  placements: Placements;
  /** Ends what is due by now; it runs by itself as well. */
  endDueBoosts(): Promise<unknown>;
}

interface BoostParts {
  db: Db;
  bus: Bus;
  /** Guilds the host gave boost to, without payment. */
  given: ReadonlySet<string>;
  log: Logger;
}

/** Opens it; its tasks keep an eye on what ends. */
export function openBoosts({ db, bus, given, log }: BoostParts): Boosts & { tasks: Task[] } {
  // A guild's boost is part of its cached settings.
  const announce = async (guildIds: readonly string[]) => {
    await Promise.all(guildIds.map((guildId) => bus.publish('settings', guildId)));
  };
  const announceAllOf = async (userId: string) => {
    const rows = await db.selectFrom('boost_placements').select('guild_id').where('user_id', '=', userId).execute();
    await announce(rows.map(({ guild_id }) => guild_id));
  };
  const { endDue, run } = createBoostEnds(db, announceAllOf);

  return {
    boost: createBoostService(db, given),
    subscriptions: createSubscriptions(db, announceAllOf),
    placements: createPlacements(db, announce),
    endDueBoosts: endDue,
    tasks: [() => run(log)],
  };
}
