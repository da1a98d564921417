import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Retention } from '../../database/retention.ts';

/** A shard that was not ready for less than so many seconds was not away: it reports every few. */
const NOTED_SECONDS = 60;

/** Kept for longer than anybody is excused by one. */
export const OUTAGES_RETENTION: Retention = { table: 'bot_outages', since: 'until', kept: 'outages' };

/** How long the bot was away from a guild within that time, in milliseconds. What still goes on is not known yet. */
export async function awayMs(db: Db | DbTransaction, guildId: string, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ ms: string }>`
    select coalesce(sum(extract(epoch from least(until, ${until}::timestamptz) - greatest(since, ${from}::timestamptz))), 0) * 1000 as ms
    from bot_outages
    where until > ${from}::timestamptz and since < ${until}::timestamptz
      -- The platform's own rule for which shard a guild belongs to.
      and (${guildId}::bigint >> 22) % shard_count = shard_id`.execute(db);
  return Math.round(Number(rows[0]?.ms ?? 0));
}

/**
 * Notes for shards that are ready now that they were away, if they were: since they last said they were ready, or, for a
 * total of shards that is new, since any did. Before what they say now is stored.
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
