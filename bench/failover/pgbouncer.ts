import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { LIMITS } from '../../server/src/database/server-pool.ts';
import { startServerProgram } from '../deployment/programs.ts';

/** Starts a pooler in transaction mode. @param port The server's port on this machine. */
export async function startPgbouncer(
  folder: string,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const [own = 0] = await freePorts(1);
  const path = join(folder, 'pgbouncer.ini');
  const limits = LIMITS.replaceAll(/\s+/g, ' ').replaceAll("'", "''");
  writeFileSync(
    path,
    `[databases]
perigee = host=127.0.0.1 port=${port} dbname=perigee user=postgres connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
query_wait_timeout = 10
server_connect_timeout = 3
server_login_retry = 1
`,
  );
  const { end } = startServerProgram('pgbouncer', [path]);
  return { port: own, stop: () => end('SIGINT') };
}
