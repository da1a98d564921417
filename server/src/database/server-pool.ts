import pg from 'pg';
import type { Logger } from 'pino';
import { askOver, askPooler } from './ask-server.ts';
import { POOLED_NAME, PROCESS_NAME } from './process-name.ts';
import { rememberPlans } from './planned-once.ts';
import { watchConnections } from './watch-connections.ts';

/** Connections to a server, watched. */
export interface ServerPool {
  pool: pg.Pool;
  /** Rejects all pending and future queries: for a process that has to end. */
  abandon(): void;
  close(): Promise<void>;
}

interface PoolOptions {
  url: string;
  connections: number;
  log: Logger;
  /** How long a connection may be silent before the server is asked after it, in milliseconds. */
  silentMs?: number;
  /** What each connection is held to; LIMITS where it is not given. */
  limits?: string;
  /** Whether the address leads through a pooler, which gives each transaction another connection to the server. */
  isPooled?: boolean;
}

/** A query may wait this long for a free connection before the database counts as away, in milliseconds. */
const CONNECT_TIMEOUT_MS = 4_000;

/** How long a connection may be silent while somebody waits for it, and the server when it is asked after it. */
const SILENT_MS = 3_000;

/** From when on the system asks after a connection on which nothing happens, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/**
 * The server lets go of what a process that vanished had open, and of what waits too long for somebody else's row. Statements
 * may take long where they are at work: backgrounds' may.
 */
export const LIMITS = `set statement_timeout = '5min'; set lock_timeout = '8s';
  set idle_in_transaction_session_timeout = '10s';
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = '15s'`;

/** Opens connections as they are needed. */
export function openServerPool({
  url,
  connections,
  log,
  silentMs = SILENT_MS,
  limits = LIMITS,
  isPooled = false,
}: PoolOptions): ServerPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: isPooled ? POOLED_NAME : PROCESS_NAME,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, though its types do not say so.
    onConnect: async (client) => {
      // A connection that breaks while nobody waits for its answer would otherwise end the process; the next query opens
      // a new one. The pool listens only to those it holds, so each is listened to from its beginning.
      client.on('error', () => log.warn('a database connection broke'));
      if (!(client instanceof pg.Client)) return;
      if (isPooled) {
        // Plans and limits would stay on a connection of the pooler's, which is another process's a moment later.
        watch.add(client);
        return;
      }
      rememberPlans(client);
      watch.add(client);
      await client.query(limits);
    },
  });
  pool.on('error', () => {});
  const watch = watchConnections({ pool, ask: (isPooled ? askPooler : askOver)(url, silentMs), silentMs, log });

  let ended: Promise<void> | undefined;
  return {
    pool,
    abandon() {
      ended ??= pool.end();
      watch.abandon();
    },
    async close() {
      ended ??= pool.end();
      await ended;
      watch.stop();
    },
  };
}
