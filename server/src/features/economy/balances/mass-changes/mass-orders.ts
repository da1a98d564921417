import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { MassKind } from './mass-step.ts';
import { lockChanges } from './read-mass-change.ts';

/** A manager's change for everybody with a role. */
export interface RoleOrder {
  guildId: string;
  kind: Exclude<MassKind, 'reset'>;
  /** The amount to give, to take at most, or to leave to each member. */
  amount: number;
  roleId: string;
  reason: string | null;
  startedBy: string;
  /** The channel that shows the progress. */
  channelId: string;
  /** Id of the command invocation, so that it begins only once. */
  invocationId: string;
}

/** Starts changes for a role, which begin by listing its members. */
export interface MassOrders {
  /**
   * Begins a change for a role, whose members then have to be listed. Null while another one is under way.
   * @param alongside Runs in the transaction that begins it; not called if the same use began it before.
   */
  begin(order: RoleOrder, alongside: (tx: DbTransaction, changeId: string) => Promise<void>): Promise<string | null>;
  /** Adds members to the list, and saves up to which id the guild's members were searched. */
  addMembers(changeId: string, userIds: readonly string[], upTo: string): Promise<void>;
  /** All members are listed: the change starts running. */
  listed(changeId: string): Promise<void>;
  /** The members cannot be listed: the change ends without any effect. */
  failed(tx: DbTransaction, changeId: string): Promise<void>;
}

/** Ledger rows with a higher id were written after the change began. */
export const NEWEST_ROW = sql<string>`(select coalesce(max(id), 0) from ledger)`;

/** Begins changes of many balances and lists their members. */
export function massOrders(db: Db): MassOrders {
  return {
    begin: ({ guildId, kind, amount, roleId, reason, startedBy, channelId, invocationId }, alongside) =>
      db.transaction().execute(async (tx) => {
        const isBusy = await lockChanges(tx, guildId);
        const own = tx.selectFrom('mass_changes').select('id').where('guild_id', '=', guildId);
        const repeated = await own.where('use_id', '=', invocationId).executeTakeFirst();
        if (repeated !== undefined) return repeated.id;
        if (isBusy) return null;
        const row = { guild_id: guildId, state: 'listing', total: 0, started_by: startedBy, kind, reason };
        const where = { role_id: roleId, channel_id: channelId, use_id: invocationId };
        const { id } = await tx
          .insertInto('mass_changes')
          .values({ ...row, ...where, amount: String(amount), ledger_id: NEWEST_ROW })
          .returning('id')
          .executeTakeFirstOrThrow();
        await alongside(tx, id);
        return id;
      }),

    addMembers: (changeId, userIds, upTo) =>
      db.transaction().execute(async (tx) => {
        await sql`
          insert into mass_change_members (change_id, user_id)
          select ${changeId}::bigint, id from unnest(${[...userIds]}::bigint[]) as id
          where exists (select from mass_changes where id = ${changeId}::bigint and state = 'listing')
          on conflict do nothing`.execute(tx);
        await sql`
          update mass_changes set last_user_id = ${upTo}::bigint,
            total = (select count(*) from mass_change_members where change_id = ${changeId}::bigint)
          where id = ${changeId}::bigint and state = 'listing'`.execute(tx);
      }),

    async listed(changeId) {
      const open = db.updateTable('mass_changes').where('id', '=', changeId).where('state', '=', 'listing');
      await open.set({ state: 'running', last_user_id: '0', ledger_id: NEWEST_ROW }).execute();
    },

    async failed(tx, changeId) {
      await tx
        .updateTable('mass_changes')
        .set({ state: 'failed' })
        .where('id', '=', changeId)
        .where('state', '=', 'listing')
        .execute();
      await tx.deleteFrom('mass_change_members').where('change_id', '=', changeId).execute();
    },
  };
}
