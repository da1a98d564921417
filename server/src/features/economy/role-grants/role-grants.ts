import { enqueueJobs, newJob, retryJobs } from '../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { GrantOwner, NewRoleGrant } from './grant.ts';
import { giveRolesJob, returnGrantJob, rolesOf } from './role-grant-jobs.ts';
import type { GrantStore } from './grant-store.ts';

/**
 * Role changes decided by other features. They are requested in the transaction of that decision and applied later by
 * the bot, all or nothing. The outcome is published as an event, in the transaction that settles it.
 */
export interface RoleGrants {
  /** Requests a grant, once per owner key. `rolesGranted` announces the outcome. */
  request(tx: DbTransaction, grant: NewRoleGrant): Promise<void>;
  /**
   * Requests many grants, each with its own due time: a thousand at once would block the bot's other work in the guild.
   */
  requestAll(tx: DbTransaction, grants: readonly (NewRoleGrant & StartTime)[]): Promise<void>;
  /**
   * Requests undoing a grant; `rolesReturned` announces the outcome. False if it is not in force: it was refused, is
   * still pending, or has ended.
   */
  takeBack(tx: DbTransaction, owner: GrantOwner): Promise<boolean>;
  /** The same for many grants of one guild and owner, each with its own due time; returns the keys to be undone. */
  takeAllBack(
    tx: DbTransaction,
    guildId: string,
    owner: string,
    grants: readonly (GrantKey & StartTime)[],
  ): Promise<string[]>;
  /** Ids of roles of a feature's expired grants that the platform refuses to take. */
  stuck(guildId: string, owner: string): Promise<string[]>;
}

/** When to start; immediately if omitted. */
interface StartTime {
  at?: Date | undefined;
}

type GrantKey = Pick<GrantOwner, 'key'>;

export function createRoleGrants(db: Db, store: GrantStore): RoleGrants {
  const requestAll: RoleGrants['requestAll'] = async (tx, grants) => {
    const ids = new Map((await store.addAll(tx, grants)).map(({ id, owner, key }) => [`${owner} ${key}`, id]));
    const jobs = grants.flatMap(({ guildId, owner, key, userId, at }) => {
      const id = ids.get(`${owner} ${key}`);
      if (id === undefined) return [];
      return [newJob(giveRolesJob, { guildId, key: id, subject: rolesOf(userId), payload: { id }, ...(at && { at }) })];
    });
    await enqueueJobs(tx, jobs);
  };

  const takeAllBack: RoleGrants['takeAllBack'] = async (tx, guildId, owner, grants) => {
    const due = new Map(grants.map(({ key, at }) => [key, at]));
    const returned = await store.returnAll(tx, guildId, owner, [...due.keys()]);
    const jobs = returned.map(({ id, key, userId }) => {
      const at = due.get(key);
      return newJob(returnGrantJob, { guildId, key: id, subject: rolesOf(userId), payload: { id }, ...(at && { at }) });
    });
    await retryJobs(tx, jobs);
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
