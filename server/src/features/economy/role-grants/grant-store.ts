import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../database/database.ts';
import {
  type Grant,
  type GrantProblem,
  grantProblem,
  type NewRoleGrant,
  type RoleChange,
  roleChange,
} from './grant.ts';
import type { RoleGrantTables } from './tables.ts';

type Tx = Db | DbTransaction;

/** How long a role that could not be taken is still reported after the last attempt, in milliseconds: 7 days. */
const STUCK_SHOWN_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads and writes grants. */
export interface GrantStore {
  /** Adds grants and returns the new ones with their ids; existing owner keys are skipped. */
  addAll(tx: DbTransaction, grants: readonly NewRoleGrant[]): Promise<{ id: string; owner: string; key: string }[]>;
  find(db: Tx, guildId: string, id: string): Promise<Grant | null>;
  /** Marks those of the grants that are in force for undoing, and returns them. */
  returnAll(tx: DbTransaction, guildId: string, owner: string, keys: readonly string[]): Promise<ReturnedGrant[]>;
  change(db: Tx, grant: Pick<Grant, 'guildId' | 'id'>, changes: GrantChanges): Promise<void>;
  /** The member's other grants in force. */
  others(db: Tx, grant: Grant): Promise<Grant[]>;
  /**
   * Moves the ends of the member's grants of the same roles that last longer than this one forward by that many
   * milliseconds, and returns them with their new ends.
   */
  shorten(tx: DbTransaction, grant: Grant, ms: number): Promise<{ id: string; endsAt: Date }[]>;
  /** Roles of an owner's expired grants that could not be taken, still being retried or given up recently. */
  stuck(db: Tx, guildId: string, owner: string): Promise<string[]>;
}

/** A grant marked for undoing. */
type ReturnedGrant = Pick<Grant, 'id' | 'key' | 'userId'>;

type GrantChanges = Partial<Pick<Grant, 'state' | 'endsAt'>> & {
  changed?: RoleChange | null;
  undoing?: RoleChange | null;
  problem?: GrantProblem | null;
  endedAt?: Date;
};

export const grantStore: GrantStore = {
  async addAll(tx, grants) {
    if (grants.length === 0) return [];
    return tx
      .insertInto('role_grants')
      .values(grants.map(asRow))
      .onConflict((conflict) => conflict.columns(['guild_id', 'owner', 'owner_key']).doNothing())
      .returning(['id', 'owner', 'owner_key as key'])
      .execute();
  },

  async find(db, guildId, id) {
    const row = await rows(db, guildId).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : asGrant(row);
  },

  async returnAll(tx, guildId, owner, keys) {
    if (keys.length === 0) return [];
    return tx
      .updateTable('role_grants')
      .set({ state: 'returning' })
      .where('guild_id', '=', guildId)
      .where('owner', '=', owner)
      .where('owner_key', 'in', keys)
      .where('state', '=', 'given')
      .returning(['id', 'owner_key as key', 'user_id as userId'])
      .execute();
  },

  async change(db, { guildId, id }, { state, endsAt, changed, undoing, problem, endedAt }) {
    await db
      .updateTable('role_grants')
      .set({
        ...(state !== undefined && { state }),
        ...(endsAt !== undefined && { ends_at: endsAt }),
        ...(changed !== undefined && { changed: asJson(changed) }),
        ...(undoing !== undefined && { undoing: asJson(undoing) }),
        ...(problem !== undefined && { problem: asJson(problem) }),
        ...(endedAt !== undefined && { ended_at: endedAt }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async others(db, { guildId, id, userId }) {
    const input = rows(db, guildId).where('user_id', '=', userId).where('state', '=', 'given').where('id', '<>', id);
    return (await input.execute()).map(asGrant);
  },

  async shorten(tx, { guildId, id, userId, owner, changed, endsAt }, ms) {
    const { rows: shortened } = await sql<{ id: string; endsAt: Date }>`
      update role_grants set ends_at = ends_at - ${ms} * interval '1 millisecond'
      where guild_id = ${guildId} and user_id = ${userId} and id <> ${id} and ends_at > ${endsAt}
        and changed -> 'give' ?| ${[...(changed?.give ?? [])]}::text[]
        and (state = 'given' or state = 'returning' and owner = ${owner})
      returning id, ends_at as "endsAt"`.execute(tx);
    return shortened;
  },

  async stuck(db, guildId, owner) {
    const { rows: found } = await sql<{ roleId: string }>`
      select distinct problem ->> 'roleId' as "roleId" from role_grants
      where guild_id = ${guildId} and owner = ${owner} and problem is not null and problem ->> 'roleId' is not null
        and ends_at <= now()
        and (state = 'given' or state = 'over' and ended_at > now() - ${STUCK_SHOWN_MS} * interval '1 millisecond')
      order by 1`.execute(db);
    return found.map(({ roleId }) => roleId);
  },
};

function asRow({ guildId, owner, key, userId, give, take, lastsMs }: NewRoleGrant) {
  return {
    guild_id: guildId,
    id: randomUUID(),
    owner,
    owner_key: key,
    user_id: userId,
    state: 'pending' as const,
    roles: JSON.stringify({ give, take }),
    lasts_ms: lastsMs === null ? null : String(lastsMs),
  };
}

function asJson(value: RoleChange | GrantProblem | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

function rows(db: Tx, guildId: string) {
  return db.selectFrom('role_grants').selectAll().where('guild_id', '=', guildId);
}

function asGrant(row: Selectable<RoleGrantTables['role_grants']>): Grant {
  return {
    ...z.parse(roleChange, row.roles),
    guildId: row.guild_id,
    id: row.id,
    owner: row.owner,
    key: row.owner_key,
    userId: row.user_id,
    state: row.state,
    changed: z.parse(z.nullable(roleChange), row.changed),
    undoing: z.parse(z.nullable(roleChange), row.undoing),
    problem: z.parse(z.nullable(grantProblem), row.problem),
    lastsMs: row.lasts_ms === null ? null : Number(row.lasts_ms),
    endsAt: row.ends_at,
  };
}
