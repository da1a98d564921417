import type { Db, DbTransaction } from '../../database/database.ts';
import type { Retention } from '../../database/retention.ts';

export const ORDER_KEY_RETENTION: Retention = { table: 'order_keys', since: 'ordered_at', kept: 'orderKeys' };

/** The numbers of the cases that causes ordered before, by their cause. */
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

/** Keeps what this transaction does because of that; false where it was done before. */
export async function keepOrderKey(
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

/** What the database refuses a second key of one cause with. */
const UNIQUE_VIOLATION = '23505';

/** Whether a transaction came to nothing because what it did was ordered before. */
export function wasOrderedBefore(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === 'order_keys_key';
}
