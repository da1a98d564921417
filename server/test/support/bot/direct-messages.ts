import type { World } from '../world.ts';

type Stored = Pick<World, 'services'>;

/** Whether direct messages are paused for the whole bot, and how often in a row. */
export async function pauseOf({ services }: Stored): Promise<{ isPaused: boolean; pauses: number }> {
  const breaker = services.database.db.selectFrom('direct_message_breaker').select(['paused_until', 'pauses']);
  const [row] = await breaker.execute();
  return { isPaused: row !== undefined && row.paused_until !== null, pauses: row?.pauses ?? 0 };
}

/** As if no direct message had ever been refused. */
export async function forgetRefusals({ services }: Stored): Promise<void> {
  const fresh = { refusals: 0, pauses: 0, paused_until: null, probe_until: null };
  await services.database.db.updateTable('direct_message_breaker').set(fresh).execute();
}

/** How many direct messages are planned for the guild in each minute that has any. */
export async function plannedPerMinute({ services }: Stored, { id }: { id: string }): Promise<number[]> {
  const minutes = services.database.db.selectFrom('direct_message_minutes').select('count').where('guild_id', '=', id);
  return (await minutes.execute()).map(({ count }) => count);
}
