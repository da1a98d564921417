import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { onlyRow } from '../../../database/only-row.ts';

/** Shorter gaps between ready reports are no outages, in seconds. Shards report every few seconds. */
const NOTED_SECONDS = 60;

/** How long the bot was away from a guild in that period, in milliseconds. An ongoing outage is not recorded yet. */
export async function downtimeMs(db: Db | DbTransaction, guildId: string, from: Date, until: Date): Promise<number> {
  const summed = await sql<{ ms: string }>`
    select coalesce(sum(extract(epoch from least(until, ${until}::timestamptz) - greatest(since, ${from}::timestamptz))), 0) * 1000 as ms
    from bot_outages
    where until > ${from}::timestamptz and since < ${until}::timestamptz
      -- The platform's own rule for which shard a guild belongs to.
      and (${guildId}::bigint >> 22) % shard_count = shard_id`.execute(db);
  return Math.round(Number(onlyRow(summed).ms));
}

/**
 * Records outages that have ended for shards that are ready now: since their last ready report or, if the shard total
 * is new, since the last one of any shard. Call before their new reports are stored.
 */
export async function noteOutages(tx: DbTransaction, shardIds: readonly number[], shardCount: number): Promise<void> {
  if (shardIds.length === 0) return;
  await sql`
    insert into bot_outages (shard_count, shard_id, since, until)
    select ${shardCount}::integer, s.id, last.ready_at, now()
    from unnest(${shardIds}::integer[]) as s (id)
    left join bot_shards b on b.shard_id = s.id and b.shard_count = ${shardCount}::integer
    cross join lateral (select coalesce(b.ready_at, (select max(ready_at) from bot_shards)) as ready_at) last
    where last.ready_at < now() - make_interval(secs => ${NOTED_SECONDS}::float8)
    on conflict do nothing`.execute(tx);
}
