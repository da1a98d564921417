import type { Db } from '../database/database.ts';

/** A shard, and the owner it has by the database. */
export interface OwnedShard {
  id: number;
  /** Begins with the name of its process, followed by a space; null if nobody runs it. */
  owner: string | null;
}

/** Every shard, by id. */
export function listShardOwners(db: Db): Promise<OwnedShard[]> {
  return db.selectFrom('gateway_shards').select(['id', 'owner']).orderBy('id').execute();
}
