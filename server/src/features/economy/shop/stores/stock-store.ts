import { NONE_SOLD, type SoldPieces } from '@perigee/core/economy/items/stock';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';

interface StockKey {
  guildId: string;
  itemKey: string;
}

/** Reads and writes how many pieces are missing from the shop's stock. */
export interface StockStore {
  /** Reads what is missing of an item, and locks it until the transaction ends. */
  lock(tx: DbTransaction, key: StockKey): Promise<SoldPieces>;
  save(tx: DbTransaction, key: StockKey, taken: SoldPieces): Promise<void>;
  /** By item key. */
  list(db: Db, guildId: string): Promise<ReadonlyMap<string, SoldPieces>>;
}

export const stockStore: StockStore = {
  async lock(tx, { guildId, itemKey }) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stock ${guildId} ${itemKey}`}, 0))`.execute(tx);
    const row = await tx
      .selectFrom('item_stocks')
      .select(['taken', 'since'])
      .where('guild_id', '=', guildId)
      .where('item_key', '=', itemKey)
      .executeTakeFirst();
    return row === undefined ? NONE_SOLD : { pieces: row.taken, since: row.since };
  },

  async save(tx, { guildId, itemKey }, { pieces, since }) {
    await tx
      .insertInto('item_stocks')
      .values({ guild_id: guildId, item_key: itemKey, taken: pieces, since })
      .onConflict((conflict) => conflict.columns(['guild_id', 'item_key']).doUpdateSet({ taken: pieces, since }))
      .execute();
  },

  async list(db, guildId) {
    const rows = await db
      .selectFrom('item_stocks')
      .select(['item_key', 'taken', 'since'])
      .where('guild_id', '=', guildId)
      .execute();
    return new Map(rows.map(({ item_key: key, taken, since }) => [key, { pieces: taken, since }]));
  },
};
