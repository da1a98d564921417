import type { GreetingWindow } from '@perigee/core/greetings/pace';
import type { Db, DbTransaction } from '../../../../database/database.ts';

/** The newest window of level messages, locked until the transaction ends; null where there is none. */
export async function lockLevelWindow(tx: DbTransaction, guildId: string): Promise<GreetingWindow | null> {
  const row = await tx
    .selectFrom('level_windows')
    .select(['begun_at', 'told', 'others', 'last_at', 'is_closed'])
    .where('guild_id', '=', guildId)
    .orderBy('begun_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { told: greeted, others, is_closed: isClosed } = row;
  return { begunAt: row.begun_at.getTime(), greeted, others, lastAt: row.last_at.getTime(), isClosed };
}

/** Stores how many level-ups were announced within a minute. */
export async function saveLevelWindow(
  tx: DbTransaction,
  guildId: string,
  { begunAt, greeted: told, others, lastAt, isClosed }: GreetingWindow,
  channelId: string | null,
): Promise<void> {
  const counts = { told, others, last_at: new Date(lastAt), is_closed: isClosed, channel_id: channelId };
  await tx
    .insertInto('level_windows')
    .values({ guild_id: guildId, begun_at: new Date(begunAt), ...counts })
    .onConflict((conflict) => conflict.columns(['guild_id', 'begun_at']).doUpdateSet(counts))
    .execute();
}

/** Closes a window, so that nobody else is counted in it; returns how many were, and where to announce that. */
export async function closeLevelWindow(
  db: Db,
  guildId: string,
  begunAt: number,
): Promise<{ others: number; channelId: string | null }> {
  const row = await db
    .updateTable('level_windows')
    .set({ is_closed: true })
    .where('guild_id', '=', guildId)
    .where('begun_at', '=', new Date(begunAt))
    .returning(['others', 'channel_id as channelId'])
    .executeTakeFirst();
  return row ?? { others: 0, channelId: null };
}
