import type { HostShard } from '@perigee/core/insights/host/schema';
import type { OwnedShard } from '../../../shards/list-shard-owners.ts';
import { SHARD_SILENT_MS, type StatsStore } from '../../community/index.ts';
import { isOwnedBy } from './process-store.ts';

/** Which process runs which shard, and the shard's state. */
export async function describeShards(
  statsStore: Pick<StatsStore, 'list'>,
  shards: readonly OwnedShard[],
  processes: readonly { name: string }[],
): Promise<HostShard[]> {
  const reports = new Map((await statsStore.list(SHARD_SILENT_MS)).map((report) => [report.shardId, report]));
  return shards.map(({ id, owner }) => {
    const report = reports.get(id);
    return {
      id,
      process: processes.find((process) => isOwnedBy(process, owner))?.name ?? owner,
      guilds: report?.guilds ?? 0,
      pingMs: report?.pingMs ?? null,
      isReady: owner !== null && report?.ready === true,
    };
  });
}
