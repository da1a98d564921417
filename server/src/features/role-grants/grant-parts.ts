import type { Db } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { GrantStore } from './grant-store.ts';

/** What the acts of grants work with. */
export interface GrantParts {
  db: Db;
  events: Events;
  store: GrantStore;
  directory: Pick<GuildDirectory, 'get'>;
}
