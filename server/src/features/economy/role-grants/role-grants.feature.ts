import type { GuildDirectory } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { giveGrantedRoles } from './give-roles.job.ts';
import { grantStore } from './grant-store.ts';
import { createRoleGrants } from './role-grants.ts';
import { ROLE_GRANT_TABLES } from './tables.ts';
import { endGrant } from './end-grant.job.ts';
import { putBackRoles } from './put-back.job.ts';
import { returnGrant } from './return-grant.job.ts';

interface Needs extends Pick<Frame, 'database' | 'events'> {
  directory: GuildDirectory;
}

/** Gives and takes roles on behalf of other features, permanently or for a time. */
export const roleGrantsFeature = defineFeature({
  name: 'role-grants',
  tables: ROLE_GRANT_TABLES,
  open: ({ database: { db }, events, directory }: Needs) => {
    const deps = { db, events, store: grantStore, directory };
    return {
      services: { roleGrants: createRoleGrants(db, grantStore) },
      jobs: [giveGrantedRoles(deps), endGrant(deps), returnGrant(deps), putBackRoles(deps)],
    };
  },
});
