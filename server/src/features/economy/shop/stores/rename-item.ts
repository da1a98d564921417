import { nameKey } from '@perigee/core/base/names/name-key';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';

/**
 * Moves inventories, stock and orders of an item to its new name, merging with inventories that already have that name.
 */
export async function renameItem(
  tx: DbTransaction,
  guildId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [old, key] = [nameKey(from), nameKey(to)];
  // Orders first, then inventories: the order in which a purchase is undone locks them.
  await tx
    .updateTable('shop_orders')
    .set({ item_key: key, item_name: to })
    .where('guild_id', '=', guildId)
    .where('item_key', '=', old)
    .execute();
  await sql`
    with gone as (delete from inventory_items where guild_id = ${guildId}::bigint and item_key = ${old} returning *)
    insert into inventory_items as i (guild_id, user_id, item_key, item_name, owned, bought)
    select guild_id, user_id, ${key}, ${to}, owned, bought from gone
    on conflict (guild_id, user_id, item_key) do update
    set item_name = excluded.item_name, owned = i.owned + excluded.owned, bought = i.bought + excluded.bought`.execute(
    tx,
  );
  await sql`
    with gone as (delete from item_stocks where guild_id = ${guildId}::bigint and item_key = ${old} returning *)
    insert into item_stocks (guild_id, item_key, taken, since)
    select guild_id, ${key}, taken, since from gone
    on conflict (guild_id, item_key) do update set taken = excluded.taken, since = excluded.since`.execute(tx);
}

/**
 * Resets a removed item's stock and purchase counts: a later one of that name is another item. Members keep their
 * pieces.
 */
export async function forgetItem(tx: DbTransaction, guildId: string, name: string): Promise<void> {
  const key = nameKey(name);
  const ofItem = { guild_id: guildId, item_key: key };
  await tx
    .deleteFrom('item_stocks')
    .where((eb) => eb.and(ofItem))
    .execute();
  await tx
    .deleteFrom('inventory_items')
    .where((eb) => eb.and({ ...ofItem, owned: 0 }))
    .execute();
  await tx
    .updateTable('inventory_items')
    .set({ bought: 0 })
    .where((eb) => eb.and(ofItem))
    .execute();
}
