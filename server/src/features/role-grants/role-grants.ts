import { enqueueActs, newAct, retryActs } from '../../acts/acts.ts';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { GrantOwner, NewRoleGrant } from './grant.ts';
import { grantDue, returnDue, rolesOf } from './grant-due.ts';
import type { GrantStore } from './grant-store.ts';

/**
 * Roles that members are given, and lose, because of something a feature decided. Asked for in the transaction that decides
 * it, done by the bot after that, all of it or nothing; what came of it is told by events, in the transaction that ends it.
 */
export interface RoleGrants {
  /** Asks for it, once for each owner; `rolesGranted` tells the end of it. */
  request(tx: DbTransaction, grant: NewRoleGrant): Promise<void>;
  /** The same for many, each when it is due: a thousand at once would hold up whatever else the bot does in the guild. */
  requestAll(tx: DbTransaction, grants: readonly (NewRoleGrant & Due)[]): Promise<void>;
  /**
   * Asks for all of it to be undone; `rolesReturned` tells the end of it. False where there is nothing in force to undo:
   * it was refused, is not done yet, or its time is over.
   */
  takeBack(tx: DbTransaction, owner: GrantOwner): Promise<boolean>;
  /** The same for many of one guild and owner, each when it is due; answers the keys of those that will be undone. */
  takeAllBack(tx: DbTransaction, guildId: string, owner: string, grants: readonly (Keyed & Due)[]): Promise<string[]>;
  /** The ids of roles whose time is over and that the platform does not let go, of a feature's grants. */
  stuck(guildId: string, owner: string): Promise<string[]>;
}

/** When the platform is asked for it; at once where it is left out. */
interface Due {
  at?: Date | undefined;
}

type Keyed = Pick<GrantOwner, 'key'>;

export function createRoleGrants(db: Db, store: GrantStore): RoleGrants {
  const requestAll: RoleGrants['requestAll'] = async (tx, grants) => {
    const ids = new Map((await store.addAll(tx, grants)).map(({ id, owner, key }) => [`${owner} ${key}`, id]));
    const acts = grants.flatMap(({ guildId, owner, key, userId, at }) => {
      const id = ids.get(`${owner} ${key}`);
      if (id === undefined) return [];
      return [newAct(grantDue, { guildId, key: id, subject: rolesOf(userId), payload: { id }, ...(at && { at }) })];
    });
    await enqueueActs(tx, acts);
  };

  const takeAllBack: RoleGrants['takeAllBack'] = async (tx, guildId, owner, grants) => {
    const due = new Map(grants.map(({ key, at }) => [key, at]));
    const returned = await store.returnAll(tx, guildId, owner, [...due.keys()]);
    const acts = returned.map(({ id, key, userId }) => {
      const at = due.get(key);
      return newAct(returnDue, { guildId, key: id, subject: rolesOf(userId), payload: { id }, ...(at && { at }) });
    });
    await retryActs(tx, acts);
    return returned.map(({ key }) => key);
  };

  return {
    request: (tx, grant) => requestAll(tx, [grant]),
    requestAll,
    takeBack: async (tx, { guildId, owner, key }) => (await takeAllBack(tx, guildId, owner, [{ key }])).length > 0,
    takeAllBack,
    stuck: (guildId, owner) => store.stuck(db, guildId, owner),
  };
}
