import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, type ServerProgram, startServerProgram } from '../deployment/programs.ts';
import { waitUntil } from '../deployment/wait-until.ts';

export interface Node {
  name: string;
  port: number;
  /** Patroni's REST port, on which HAProxy asks for the role. */
  restPort: number;
  start(): void;
  /** Kills Patroni and its PostgreSQL (SIGKILL), as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Whether it is the primary, or the primary's synchronous replica. */
  is(role: 'primary' | 'synchronous'): Promise<boolean>;
}

interface NodeOptions {
  name: string;
  folder: string;
  etcd: string;
  port: number;
  restPort: number;
}

/** One PostgreSQL of a Patroni cluster. */
export function prepareNode({ name, folder, etcd, port, restPort }: NodeOptions): Node {
  const data = join(folder, name);
  const path = join(folder, `${name}.yml`);
  writeFileSync(path, configOf({ name, folder, etcd, port, restPort, data }));
  let patroni: ServerProgram | null = null;
  const request = (endpoint: string) =>
    fetch(`http://127.0.0.1:${restPort}/${endpoint}`).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    name,
    port,
    restPort,
    start() {
      patroni = startServerProgram('patroni', [path]);
    },
    async kill() {
      const postmaster = postmasterOf(data);
      await patroni?.end('SIGKILL');
      process.kill(postmaster, 'SIGKILL');
    },
    async stop() {
      await patroni?.end('SIGTERM');
    },
    is: request,
  };
}

/** The parent of all its PostgreSQL processes, which end with it. */
function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Waits until one node is the primary and the other its synchronous replica; returns which is which. */
export async function findRoles(nodes: readonly Node[]): Promise<{ primary: Node; replica: Node }> {
  let [primary, replica]: (Node | undefined)[] = [];
  await waitUntil(
    'a primary and a replica it waits for',
    async () => {
      const is = await Promise.all(
        nodes.map(async (node) => ({ node, first: await node.is('primary'), second: await node.is('synchronous') })),
      );
      primary = is.find(({ first }) => first)?.node;
      replica = is.find(({ second }) => second)?.node;
      return primary !== undefined && replica !== undefined;
    },
    180_000,
  );
  if (primary === undefined || replica === undefined) throw new Error('no cluster');
  return { primary, replica };
}

/** JSON is valid YAML. */
function configOf({ name, folder, etcd, port, restPort, data }: NodeOptions & { data: string }): string {
  const rewind = findProgram('pg_rewind');
  if (rewind === null) throw new Error('PostgreSQL is not installed');
  const login = (username: string) => ({ username, password: 'perigee' });
  return JSON.stringify({
    scope: 'perigee',
    name,
    etcd3: { host: etcd },
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    bootstrap: {
      dcs: {
        // In seconds; a primary that is silent this long is replaced.
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 3,
        // Acknowledged writes are on both nodes, so the next primary has them.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: dirname(rewind),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  });
}
