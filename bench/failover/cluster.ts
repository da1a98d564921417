import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { findProgram, runServerProgram, serverFolder } from '../deployment/programs.ts';
import { waitUntil } from '../deployment/wait-until.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { type Node, prepareNode, findRoles } from './patroni.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { type Sentinels, startSentinels } from './sentinels.ts';

const PROGRAMS = ['initdb', 'pg_rewind', 'patroni', 'etcd', 'haproxy', 'pgbouncer', 'redis-server', 'redis-sentinel'];

/** A cluster from Debian's packages, all on 127.0.0.1 and in a temporary folder. */
export interface Cluster {
  nodes: readonly Node[];
  /** The URL of the current primary, through HAProxy. */
  directUrl: string;
  /** The same through PgBouncer, in transaction mode. */
  pooledUrl: string;
  redis: Sentinels;
  remove: () => Promise<void>;
}

/** Required programs that are not installed. */
export function missingPrograms(): string[] {
  return PROGRAMS.filter((name) => findProgram(name) === null);
}

/** Starts PostgreSQL with a replica under Patroni and etcd, behind HAProxy and PgBouncer, and Redis under sentinels. */
export async function startCluster(): Promise<Cluster> {
  const { path: folder, remove } = serverFolder();
  process.on('exit', remove);
  const etcd = await startEtcd(folder);
  const ports = await freePorts(4);
  const nodes = ['one', 'two'].map((name, index) => {
    const [port = 0, restPort = 0] = ports.slice(index * 2);
    return prepareNode({ name, folder, etcd: etcd.address, port, restPort });
  });
  const [first] = nodes;
  first?.start();
  await waitUntil('the first node is the primary', async () => (await first?.is('primary')) === true, 180_000);
  for (const node of nodes.slice(1)) node.start();
  const haproxy = await startHaproxy(folder, nodes);
  const pgbouncer = await startPgbouncer(folder, haproxy.port);
  const redis = await startSentinels(folder);
  const at = ['-h', '127.0.0.1', '-U', 'postgres'];
  await findRoles(nodes);
  await waitUntil('HAProxy leads to the primary', async () => {
    await runServerProgram('createdb', ...at, '-p', String(haproxy.port), 'perigee');
    return true;
  });
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/perigee`;
  return {
    nodes,
    directUrl: urlOf(haproxy.port),
    pooledUrl: urlOf(pgbouncer.port),
    redis,
    async remove() {
      await redis.stop();
      await pgbouncer.stop();
      await haproxy.stop();
      await Promise.all(nodes.map(({ stop }) => stop()));
      await etcd.stop();
      remove();
    },
  };
}
