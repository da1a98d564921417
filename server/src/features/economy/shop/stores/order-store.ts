import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { grantProblem } from '../../role-grants/grant.ts';
import type { NewOrder, Order } from '../order.ts';
import type { ShopTables } from '../tables.ts';

type Tx = Db | DbTransaction;

/** Reads and writes orders. */
export interface OrderStore {
  /** False if the key was used before. */
  add(tx: DbTransaction, order: NewOrder): Promise<boolean>;
  /** Removes an order that was not carried out. */
  remove(tx: DbTransaction, order: Pick<Order, 'guildId' | 'id'>): Promise<void>;
  find(db: Tx, guildId: string, id: string): Promise<Order | null>;
  /** Locked until the transaction ends. */
  lock(tx: DbTransaction, guildId: string, id: string): Promise<Order | null>;
  change(
    tx: DbTransaction,
    order: Pick<Order, 'guildId' | 'id'>,
    changes: Partial<Pick<Order, 'state' | 'operationId' | 'problem'>>,
  ): Promise<void>;
  /** A member's purchases since then, newest first. */
  boughtSince(db: Tx, guildId: string, userId: string, since: Date): Promise<Order[]>;
}

/** More purchases than anybody returns in a day. */
const LIST_MAX = 100;

export const orderStore: OrderStore = {
  async add(tx, order) {
    const added = await tx
      .insertInto('shop_orders')
      .values({
        guild_id: order.guildId,
        id: order.id,
        key: order.key,
        kind: order.kind,
        state: order.state,
        user_id: order.userId,
        channel_id: order.channelId,
        item_key: order.itemKey,
        item_name: order.itemName,
        count: order.count,
        price: String(order.price),
        xp: String(order.xp),
        role_ids: JSON.stringify(order.roleIds),
        is_kept: order.isKept,
      })
      .onConflict((conflict) => conflict.columns(['guild_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  async remove(tx, { guildId, id }) {
    await tx.deleteFrom('shop_orders').where('guild_id', '=', guildId).where('id', '=', id).execute();
  },

  async find(db, guildId, id) {
    const row = await rows(db, guildId).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : asOrder(row);
  },

  async lock(tx, guildId, id) {
    const row = await rows(tx, guildId).where('id', '=', id).forUpdate().executeTakeFirst();
    return row === undefined ? null : asOrder(row);
  },

  async change(tx, { guildId, id }, { state, operationId, problem }) {
    await tx
      .updateTable('shop_orders')
      .set({
        ...(state !== undefined && { state }),
        ...(operationId !== undefined && { operation_id: operationId }),
        ...(problem !== undefined && { problem: JSON.stringify(problem) }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async boughtSince(db, guildId, userId, since) {
    const found = rows(db, guildId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'buy')
      .where('ordered_at', '>', since)
      .orderBy('ordered_at', 'desc')
      .limit(LIST_MAX);
    return (await found.execute()).map(asOrder);
  },
};

function rows(db: Tx, guildId: string) {
  return db.selectFrom('shop_orders').selectAll().where('guild_id', '=', guildId);
}

function asOrder(row: Selectable<ShopTables['shop_orders']>): Order {
  return {
    guildId: row.guild_id,
    id: row.id,
    kind: row.kind,
    state: row.state,
    userId: row.user_id,
    channelId: row.channel_id,
    itemKey: row.item_key,
    itemName: row.item_name,
    count: row.count,
    price: Number(row.price),
    xp: Number(row.xp),
    roleIds: z.parse(z.array(z.string()), row.role_ids),
    isKept: row.is_kept,
    operationId: row.operation_id,
    problem: z.parse(z.nullable(grantProblem), row.problem),
    orderedAt: row.ordered_at,
  };
}
