import type { World } from '../world.ts';

/** The bot was offline during that time. */
export async function recordOutage({ services }: Pick<World, 'services'>, since: Date, until: Date): Promise<void> {
  await services.database.db.insertInto('bot_outages').values({ shard_count: 1, shard_id: 0, since, until }).execute();
}
