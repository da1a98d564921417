import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { GrantStore } from './grant-store.ts';

/** Dependencies of the jobs of grants. */
export interface GrantDeps {
  db: Db;
  events: Events;
  store: GrantStore;
  directory: Pick<GuildDirectory, 'get'>;
}
