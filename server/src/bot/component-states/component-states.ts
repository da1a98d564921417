import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { ComponentState } from './component-state.ts';

/** Whose state it is; a command's context is one. */
interface Member {
  guildId: string;
  user: { id: string };
}

/** What components keep between the message that shows them and the press. */
export interface ComponentStates {
  /** Keeps a state for a member. Returns its id, which belongs in the custom id. */
  keep<State>(kind: ComponentState<State>, member: Member, state: State): Promise<string>;
  /** Null if it expired or was taken. */
  find<State>(kind: ComponentState<State>, guildId: string, id: string): Promise<State | null>;
  /** Removes a state in the transaction of a press that may happen once; false if it was taken before. */
  take(tx: DbTransaction, guildId: string, id: string): Promise<boolean>;
  /**
   * Returns the state to the first press that claims it, and to that press again if it is repeated; null to any other.
   * For presses whose work has no transaction of its own, but is idempotent.
   */
  claim<State>(kind: ComponentState<State>, guildId: string, id: string, pressId: string): Promise<State | null>;
  drop(guildId: string, id: string): Promise<void>;
}

/** Keeps states in the database, so that they survive a restart and any process can handle the press. */
export function createComponentStates(db: Db): ComponentStates {
  const take = async (tx: Db | DbTransaction, guildId: string, id: string) => {
    const own = tx.deleteFrom('component_states').where('guild_id', '=', guildId).where('id', '=', id);
    return (await own.returning('id').executeTakeFirst()) !== undefined;
  };
  return {
    async keep({ name, lifetimeMs }, { guildId, user }, state) {
      const row = { guild_id: guildId, id: randomUUID(), user_id: user.id, kind: name, state: JSON.stringify(state) };
      const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeMs / 1000}::float8)`;
      await db
        .insertInto('component_states')
        .values({ ...row, expires_at: expiresAt })
        .execute();
      return row.id;
    },

    async find({ name, schema }, guildId, id) {
      const row = await db
        .selectFrom('component_states')
        .select('state')
        .where('guild_id', '=', guildId)
        .where('id', '=', id)
        .where('kind', '=', name)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return row === undefined ? null : (z.safeParse(schema, row.state).data ?? null);
    },

    take,

    async claim({ name, schema }, guildId, id, pressId) {
      const row = await db
        .updateTable('component_states')
        .set({ press_id: pressId })
        .where('guild_id', '=', guildId)
        .where('id', '=', id)
        .where('kind', '=', name)
        .where('expires_at', '>', sql<Date>`now()`)
        .where((is) => is.or([is('press_id', 'is', null), is('press_id', '=', pressId)]))
        .returning('state')
        .executeTakeFirst();
      return row === undefined ? null : (z.safeParse(schema, row.state).data ?? null);
    },

    async drop(guildId, id) {
      await take(db, guildId, id);
    },
  };
}

/** For a bot without a database, whose components keep nothing. */
export const NO_COMPONENT_STATES: ComponentStates = {
  keep: () => Promise.reject(new Error('this bot has no database to keep states of components in')),
  find: async () => null,
  take: async () => false,
  claim: async () => null,
  drop: async () => {},
};
