import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
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
  events: Events;
  /** Guilds the host gave boost to, without payment. */
  given: ReadonlySet<string>;
  log: Logger;
}

/** Opens it and keeps an eye on what ends, until `stop`. */
export function openBoosts({ db, events, given, log }: BoostParts): Boosts & { stop: () => Promise<void> } {
  const { endDue, run } = createBoostEnds(db, events);

  return {
    boost: createBoostService(db, given),
    subscriptions: createSubscriptions(db, events),
    placements: createPlacements(events),
    endDueBoosts: endDue,
    stop: run(log),
  };
}
