import type { HostShard } from '@perigee/core/host/schema';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** A shard that was silent for this long is not ready, in seconds; it reports every 2.5. */
const SILENT_SECONDS = 7.5;

/** Which process runs which shard, and the shard's state. */
export async function listShards(db: Db): Promise<HostShard[]> {
  const { rows } = await sql<HostShard>`
    select s.id, coalesce(p.name, s.owner) as process, coalesce(b.guilds, 0) as guilds, b.ping_ms as "pingMs",
      coalesce(s.owner is not null and b.ready and b.reported_at > now() - make_interval(secs => ${SILENT_SECONDS}), false)
        as "isReady"
    from gateway_shards s left join bot_shards b on b.shard_id = s.id
    left join processes p on starts_with(s.owner, p.name || ' ')
    order by s.id`.execute(db);
  return rows;
}
