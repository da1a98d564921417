import { enqueueAct, retryAct } from '../../acts/acts.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { GrantOwner, NewGrant } from './grant.ts';
import { grantDue, returnDue, rolesOf } from './grant-due.ts';
import type { GrantStore } from './grant-store.ts';

/**
 * Roles that members are given, and lose, because of something a feature decided. Asked for in the transaction that decides
 * it, done by the bot after that, all of it or nothing; what came of it is told by events, in the transaction that ends it.
 */
export interface RoleGrants {
  /** Asks for it, once for each owner; `rolesGranted` tells the end of it. */
  request(tx: DbTransaction, grant: NewGrant): Promise<void>;
  /**
   * Asks for all of it to be undone; `rolesReturned` tells the end of it. False where there is nothing in force to undo:
   * it was refused, is not done yet, or its time is over.
   */
  takeBack(tx: DbTransaction, owner: GrantOwner): Promise<boolean>;
}

export function createRoleGrants(store: GrantStore): RoleGrants {
  return {
    async request(tx, grant) {
      const id = await store.add(tx, grant);
      if (id === null) return;
      const { guildId, userId } = grant;
      await enqueueAct(tx, grantDue, { guildId, key: id, subject: rolesOf(userId), payload: { id } });
    },

    async takeBack(tx, owner) {
      const grant = await store.hold(tx, owner);
      if (grant?.state !== 'given') return false;
      const { guildId, id, userId } = grant;
      await store.change(tx, grant, { state: 'returning' });
      await retryAct(tx, returnDue, { guildId, key: id, subject: rolesOf(userId), payload: { id } });
      return true;
    },
  };
}
