import { sql } from 'kysely';
import type { DbTransaction } from '../database/database.ts';
import { ago } from './ago.ts';
import type { ClaimedShard } from './shard-store.ts';

/** How long a session is worth resuming, in milliseconds: the platform keeps lost ones for some minutes. */
const RESUMABLE_MS = 5 * 60_000;

/** SQL: owned by a running process. */
export const OWNED = sql`owner in (select name from bot_processes)`;

interface ShardClaim {
  shardCount: number;
  pool: readonly number[];
  most: number;
  name: string;
  identity: string;
}

/** Takes free shards up to this process's share. */
export async function claimShards(
  tx: DbTransaction,
  { shardCount, pool, most, name, identity }: ShardClaim,
): Promise<ClaimedShard[]> {
  if (most <= 0 || pool.length === 0) return [];
  const free = await tx
    .selectFrom('gateway_shards')
    .select(['id', 'fence', 'session', 'handover'])
    .select(sql<boolean>`session_at > ${ago(RESUMABLE_MS)}`.as('is_resumable'))
    .where('shard_count', '=', shardCount)
    .where('id', 'in', [...pool])
    .where(sql<boolean>`(owner is null or not ${OWNED})`)
    .orderBy('id')
    .limit(most)
    .execute();
  if (free.length === 0) return [];
  await tx
    .updateTable('gateway_shards')
    .set({ owner: name, fence: sql`fence + 1`, handover: null })
    .where('shard_count', '=', shardCount)
    .where(
      'id',
      'in',
      free.map(({ id }) => id),
    )
    .execute();
  return free.map(({ id, fence, session, handover, is_resumable: isResumable }) => {
    const isOurs = isResumable && session?.identity === identity;
    return {
      id,
      fence: String(BigInt(fence) + 1n),
      session: isOurs ? session : null,
      handover: isOurs ? handover : null,
    };
  });
}

/** A running bot process. */
export interface BotProcess {
  name: string;
  /** The only shards it runs; null for its share of all others. */
  only: readonly number[] | null;
}

/** The shards a process may run, and how many of them. */
export function shareOf(
  shardCount: number,
  processes: readonly BotProcess[],
  { name, only }: BotProcess,
): { pool: readonly number[]; share: number } {
  if (only !== null) return { pool: only, share: only.length };
  const apart = new Set(processes.flatMap((each) => each.only ?? []));
  const pool = Array.from({ length: shardCount }, (_, id) => id).filter((id) => !apart.has(id));
  const equals = processes.filter((each) => each.only === null);
  const place = equals.findIndex((each) => each.name === name);
  const share = Math.floor(pool.length / equals.length) + (place < pool.length % equals.length ? 1 : 0);
  return { pool, share };
}
