import type { Db, DbTransaction } from '../../../../database/database.ts';

/** The case numbers of causes that were handled before, by cause. */
export async function findOrdered(
  db: Db | DbTransaction,
  guildId: string,
  causes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (causes.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_keys')
    .select(['cause', 'numbers'])
    .where('guild_id', '=', guildId)
    .where('cause', 'in', causes)
    .execute();
  return new Map(rows.map(({ cause, numbers }) => [cause, numbers]));
}

/** Records that this transaction handles the cause; false if it was handled before. */
export async function storeOrderKey(
  tx: DbTransaction,
  guildId: string,
  cause: string,
  numbers: readonly number[],
): Promise<boolean> {
  const kept = await tx
    .insertInto('order_keys')
    .values({ guild_id: guildId, cause, numbers: [...numbers] })
    .onConflict((conflict) => conflict.columns(['guild_id', 'cause']).doNothing())
    .returning('cause')
    .execute();
  return kept.length > 0;
}

/** The database error code for a duplicate key. */
const UNIQUE_VIOLATION = '23505';

/** Whether a transaction failed because its cause was handled before. */
export function wasOrderedBefore(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === 'order_keys_key';
}
