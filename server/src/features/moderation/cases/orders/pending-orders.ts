import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type OrderDetails, orderDetails } from './order-details.ts';

const pendingOrder = z.object({ details: orderDetails, memberIds: z.array(z.string()) });

/** An order waiting for its moderator: for a button press, or the reason in a form. */
export interface PendingOrder {
  guildId: string;
  moderatorId: string;
  details: OrderDetails;
  memberIds: readonly string[];
}

export interface PendingOrders {
  /** Returns the id. */
  keep(order: PendingOrder): Promise<string>;
  find(guildId: string, id: string): Promise<PendingOrder | null>;
  /** Removes the order in the transaction that carries it out; false if it was taken before. */
  take(tx: DbTransaction, guildId: string, id: string): Promise<boolean>;
  drop(guildId: string, id: string): Promise<void>;
}

/** Stores orders that wait for a confirmation. */
export function createPendingOrders(db: Db): PendingOrders {
  const take = async (tx: Db | DbTransaction, guildId: string, id: string) => {
    const own = tx.deleteFrom('pending_orders').where('guild_id', '=', guildId).where('id', '=', id);
    return (await own.returning('id').executeTakeFirst()) !== undefined;
  };
  return {
    async keep({ guildId, moderatorId, details, memberIds }) {
      const id = randomUUID();
      const row = { guild_id: guildId, id, moderator_id: moderatorId, details: JSON.stringify({ details, memberIds }) };
      await db.insertInto('pending_orders').values(row).execute();
      return id;
    },

    async find(guildId, id) {
      const row = await db
        .selectFrom('pending_orders')
        .select(['moderator_id as moderatorId', 'details'])
        .where('guild_id', '=', guildId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { guildId, moderatorId: row.moderatorId, ...z.parse(pendingOrder, row.details) };
    },

    take,

    async drop(guildId, id) {
      await take(db, guildId, id);
    },
  };
}
