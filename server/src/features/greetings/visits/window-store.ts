import type { GreetingWindow } from '@perigee/core/greetings/pace';
import type { ChannelGreetingName } from '@perigee/core/greetings/schema';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** The newest window of a greeting, locked until the transaction ends; null where there is none. */
export async function lockGreetingWindow(
  tx: DbTransaction,
  guildId: string,
  name: ChannelGreetingName,
): Promise<GreetingWindow | null> {
  const row = await tx
    .selectFrom('greeting_windows')
    .select(['begun_at', 'greeted', 'others', 'last_at', 'is_closed'])
    .where('guild_id', '=', guildId)
    .where('name', '=', name)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { greeted, others, is_closed: isClosed } = row;
  return { begunAt: row.begun_at.getTime(), greeted, others, lastAt: row.last_at.getTime(), isClosed };
}

/** Stores how many were greeted within a minute. */
export async function saveGreetingWindow(
  tx: DbTransaction,
  guildId: string,
  name: ChannelGreetingName,
  { begunAt, greeted, others, lastAt, isClosed }: GreetingWindow,
): Promise<void> {
  const counts = { greeted, others, last_at: new Date(lastAt), is_closed: isClosed };
  await tx
    .insertInto('greeting_windows')
    .values({ guild_id: guildId, name, begun_at: new Date(begunAt), ...counts })
    .onConflict((conflict) => conflict.columns(['guild_id', 'name', 'begun_at']).doUpdateSet(counts))
    .execute();
}

/** Closes a window, so that nobody else is counted in it; returns how many were. */
export async function closeGreetingWindow(
  db: Db,
  guildId: string,
  name: ChannelGreetingName,
  begunAt: number,
): Promise<number> {
  const row = await db
    .updateTable('greeting_windows')
    .set({ is_closed: true })
    .where('guild_id', '=', guildId)
    .where('name', '=', name)
    .where('begun_at', '=', new Date(begunAt))
    .returning('others')
    .executeTakeFirst();
  return row?.others ?? 0;
}
