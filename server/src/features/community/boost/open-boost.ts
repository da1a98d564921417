import type { Logger } from 'pino';
import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Task } from '../../feature.ts';
import { type BoostService, createBoostService } from './boost-service.ts';
import { createBoostEnds } from './end-boosts.ts';
import { createPlacements, type Placements } from './placements.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** Subscriptions, their placements, and which servers have boost. */
export interface Boosts {
  boost: BoostService;
  subscriptions: Subscriptions;
  placements: Placements;
  /** Ends what is due; also runs periodically. */
  endDueBoosts(): Promise<unknown>;
}

interface BoostDeps {
  db: Db;
  events: Events;
  /** Guilds the host granted boost without payment. */
  grantedGuilds: ReadonlySet<string>;
  log: Logger;
}

/** Creates the boost services; the task watches for expired subscriptions. */
export function openBoosts({ db, events, grantedGuilds, log }: BoostDeps): Boosts & { tasks: Task[] } {
  const { endDue, run } = createBoostEnds(db, events);

  return {
    boost: createBoostService(db, grantedGuilds),
    subscriptions: createSubscriptions(db, events),
    placements: createPlacements(events),
    endDueBoosts: endDue,
    tasks: [() => run(log)],
  };
}
