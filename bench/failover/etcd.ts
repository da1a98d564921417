import { join } from 'node:path';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { startServerProgram } from '../deployment/programs.ts';
import { waitUntil } from '../deployment/wait-until.ts';

/** Starts etcd, in which Patroni stores the current primary; a single node, since etcd's own failover is not tested. */
export async function startEtcd(folder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const [client = 0, peer = 0] = await freePorts(2);
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const options = {
    name: 'one',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `one=${peerUrl}`,
  };
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  const { end } = startServerProgram('etcd', args);
  await waitUntil('etcd answers', async () => (await fetch(`${clientUrl}/health`)).ok);
  return { address: `127.0.0.1:${client}`, stop: () => end('SIGTERM') };
}
