import { join } from 'node:path';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { runServerProgram, serverFolder } from './programs.ts';

/** A separate PostgreSQL that can be stopped and killed. */
export interface OwnPostgres {
  url: string;
  port: number;
  /** `fast` aborts open transactions; `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Sets one up in a temporary folder, on 127.0.0.1, without a password, reachable only from this machine. */
export async function startOwnPostgres(port?: number): Promise<OwnPostgres> {
  const [free = 0] = port === undefined ? await freePorts(1) : [port];
  const { path, remove } = serverFolder();
  const data = join(path, 'data');
  await runServerProgram('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8');
  const options = `-p ${free} -k ${path} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const start = async () => {
    await runServerProgram('pg_ctl', 'start', '-w', '-D', data, '-l', join(path, 'log'), '-o', options);
  };
  const stop = async (how: 'fast' | 'immediate') => {
    await runServerProgram('pg_ctl', 'stop', '-w', '-D', data, '-m', how);
  };
  process.on('exit', remove);
  await start();
  const url = `postgres://postgres@127.0.0.1:${free}/perigee`;
  await runServerProgram('createdb', '-h', '127.0.0.1', '-p', String(free), '-U', 'postgres', 'perigee');
  return {
    url,
    port: free,
    stop,
    start,
    async remove() {
      await stop('immediate').catch(() => {});
      remove();
    },
  };
}
