import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../database/database.ts';
import {
  type Grant,
  type GrantOwner,
  type GrantProblem,
  grantProblem,
  type NewGrant,
  type RoleChange,
  roleChange,
} from './grant.ts';
import type { RoleGrantTables } from './tables.ts';

type Tx = Db | DbTransaction;

/** Grants of roles, as rows. */
export interface GrantStore {
  /** Answers the new grant's id; null where its owner asked for it before. */
  add(tx: DbTransaction, grant: NewGrant): Promise<string | null>;
  find(db: Tx, guildId: string, id: string): Promise<Grant | null>;
  /** Held until the transaction ends. */
  hold(tx: DbTransaction, owner: GrantOwner): Promise<Grant | null>;
  change(db: Tx, grant: Pick<Grant, 'guildId' | 'id'>, changes: GrantChanges): Promise<void>;
  /** The member's other grants that are in force. */
  others(db: Tx, grant: Grant): Promise<Grant[]>;
}

type GrantChanges = Partial<Pick<Grant, 'state' | 'endsAt'>> & {
  changed?: RoleChange;
  problem?: GrantProblem;
  endedAt?: Date;
};

export const grantStore: GrantStore = {
  async add(tx, { guildId, owner, key, userId, give, take, lastsMs }) {
    const added = await tx
      .insertInto('role_grants')
      .values({
        guild_id: guildId,
        id: randomUUID(),
        owner,
        owner_key: key,
        user_id: userId,
        state: 'pending',
        roles: JSON.stringify({ give, take }),
        lasts_ms: lastsMs === null ? null : String(lastsMs),
      })
      .onConflict((conflict) => conflict.columns(['guild_id', 'owner', 'owner_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id ?? null;
  },

  async find(db, guildId, id) {
    const row = await rows(db, guildId).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : asGrant(row);
  },

  async hold(tx, { guildId, owner, key }) {
    const own = rows(tx, guildId).where('owner', '=', owner).where('owner_key', '=', key);
    const row = await own.forUpdate().executeTakeFirst();
    return row === undefined ? null : asGrant(row);
  },

  async change(db, { guildId, id }, { state, endsAt, changed, problem, endedAt }) {
    await db
      .updateTable('role_grants')
      .set({
        ...(state !== undefined && { state }),
        ...(endsAt !== undefined && { ends_at: endsAt }),
        ...(changed !== undefined && { changed: JSON.stringify(changed) }),
        ...(problem !== undefined && { problem: JSON.stringify(problem) }),
        ...(endedAt !== undefined && { ended_at: endedAt }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async others(db, { guildId, id, userId }) {
    const given = rows(db, guildId).where('user_id', '=', userId).where('state', '=', 'given').where('id', '<>', id);
    return (await given.execute()).map(asGrant);
  },
};

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
    problem: z.parse(z.nullable(grantProblem), row.problem),
    lastsMs: row.lasts_ms === null ? null : Number(row.lasts_ms),
    endsAt: row.ends_at,
  };
}
