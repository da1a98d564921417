import type { Logger } from 'pino';
import type { Db } from '../../../../database/database.ts';
import { repeat } from '../../../../process/repeat.ts';
import type { Reactions } from '../messages/reactions.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import { syncNative } from './sync-native.job.ts';
import { scheduleAllFilterChecks } from './filter-checks.ts';
import { createNativeFilters } from './native-service.ts';
import { createNativeStore } from './native-store.ts';
import { nativeRoutes } from './routes.ts';
import { watchNative } from './watch-native.listener.ts';
import { watchStopped } from './watch-stopped.listener.ts';

/** Pause between two checks of all filters, in milliseconds. */
const LOOK_PAUSE_MS = 6 * 3_600_000;

interface NativeDeps {
  db: Db;
  log: Logger;
  reactions: Reactions;
  exemptMembers: ExemptMembers;
}

/** Rules in the platform's own filter: keeps the filters up to date, watches them, and records what they block. */
export function openNative({ db, log, reactions, exemptMembers }: NativeDeps) {
  const store = createNativeStore(db);
  const filters = createNativeFilters(db, store);
  const failure = 'failed to check automod rules on Discord, retrying';
  const work = async () => {
    await scheduleAllFilterChecks(db, store);
    return false;
  };
  return {
    filters,
    routes: nativeRoutes(filters),
    syncJob: syncNative(db, store),
    listeners: [...watchNative(db, store), watchStopped(reactions, exemptMembers, store)],
    lookNowAndThen: () => repeat({ work, pauseMs: LOOK_PAUSE_MS, log, failure }),
  };
}
