import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { startServerProgram } from '../deployment/programs.ts';
import type { Node } from './patroni.ts';

/**
 * Starts HAProxy in front of the nodes: its port leads to the current primary, and connections to any other are cut.
 */
export async function startHaproxy(
  folder: string,
  nodes: readonly Pick<Node, 'name' | 'port' | 'restPort'>[],
): Promise<{ port: number; stop: () => Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const path = join(folder, 'haproxy.cfg');
  const servers = nodes.map(
    ({ name, port: nodePort, restPort }) => `  server ${name} 127.0.0.1:${nodePort} check port ${restPort}`,
  );
  writeFileSync(
    path,
    `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  const { end } = startServerProgram('haproxy', ['-f', path, '-db']);
  return { port, stop: () => end('SIGTERM') };
}
