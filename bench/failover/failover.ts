import { setTimeout as sleep } from 'node:timers/promises';
import { missingPrograms, startCluster } from './cluster.ts';
import { findRoles } from './patroni.ts';
import { waitUntil } from '../deployment/wait-until.ts';
import { startLoadedProduct } from '../load/loaded-product.ts';
import { reportAfter } from '../load/report-after.ts';

/**
 * PostgreSQL with a replica under Patroni, behind HAProxy and PgBouncer (transaction mode), and Redis under sentinels:
 * the primary is killed (-9) under load, then its successor, and then the first Redis. Reports which acknowledged
 * writes were lost, and how long saves waited. Needs Debian's patroni, etcd-server, haproxy, pgbouncer and
 * redis-sentinel; all run on 127.0.0.1 in a temporary folder.
 */
const PAUSE_MS = 10_000;
const SAVE_MAX_MS = 30_000;

const missing = missingPrograms();
if (missing.length > 0) {
  process.stdout.write(`Skipped: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed.\n`);
  process.exit(0);
}

const cluster = await startCluster();
const product = await startLoadedProduct({
  env: { DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl, REDIS_URL: cluster.redis.url },
  location: { kind: 'server', url: cluster.directUrl },
});

const { isRight, longestSaveMs } = await reportAfter(product, 'failover', async () => {
  const before = await findRoles(cluster.nodes);
  const followed: string[] = [before.primary.name];
  const followedAfter: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    await sleep(PAUSE_MS);
    const { primary } = await findRoles(cluster.nodes);
    await primary.kill();
    const others = cluster.nodes.filter((node) => node !== primary);
    const isFollowed = async () => (await Promise.all(others.map((node) => node.is('primary')))).includes(true);
    followedAfter.push(await waitUntil('another primary', isFollowed, 120_000));
    await sleep(PAUSE_MS);
    // It returns as the other's replica.
    primary.start();
    followed.push((await findRoles(cluster.nodes)).primary.name);
  }
  await cluster.redis.first.kill();
  await sleep(2 * PAUSE_MS);
  await cluster.redis.first.start();
  await product.waitUntilHealthy();
  const seconds = followedAfter.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(' and ');
  return `primaries one after the other, each but the last killed: ${followed.join(', ')}; another one after ${seconds}; the first Redis killed`;
});
await product.close();
await cluster.remove();
process.exitCode = isRight && longestSaveMs <= SAVE_MAX_MS ? 0 : 1;
