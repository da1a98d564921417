import pg from 'pg';
import type { Logger } from 'pino';
import { createConnectionProbe, askPooler } from './connection-probe.ts';
import { POOLED_NAME, PROCESS_NAME } from './process-name.ts';
import { prepareMarked } from './prepared.ts';
import { watchConnections } from './watch-connections.ts';

/** A monitored connection pool. */
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
  /** How long a connection may be silent before the server is asked whether it is alive, in milliseconds. */
  silentMs?: number;
  /** Settings of each connection; LIMITS by default. */
  limits?: string;
  /** Whether the URL leads through a transaction pooler. */
  isPooled?: boolean;
}

/** How long a query waits for a connection before the database counts as away, in milliseconds. */
const CONNECT_TIMEOUT_MS = 4_000;

/**
 * How long a connection with pending queries may be silent, and the server may take to report on it, in milliseconds.
 */
const SILENT_MS = 3_000;

/** Idle time before TCP keep-alive probes, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/**
 * The server drops what a vanished process left open, and aborts statements that wait too long for a row lock.
 * Statements that are working may take long, as those of background tasks do.
 */
export const LIMITS = `set statement_timeout = '5min'; set lock_timeout = '8s';
  set idle_in_transaction_session_timeout = '10s';
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = '15s'`;

/** Opens a pool that connects on demand. */
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
      // An idle connection that breaks would otherwise crash the process; the next query opens a new one. The pool
      // listens only to idle connections, so each gets a listener from the start.
      client.on('error', () => log.warn('database connection lost'));
      if (!(client instanceof pg.Client)) return;
      if (isPooled) {
        // Prepared statements and settings would stay on the pooler's connection, which another process uses a moment
        // later.
        watch.add(client);
        return;
      }
      prepareMarked(client);
      watch.add(client);
      await client.query(limits);
    },
  });
  pool.on('error', () => {});
  const watch = watchConnections({
    pool,
    ask: (isPooled ? askPooler : createConnectionProbe)(url, silentMs),
    silentMs,
    log,
  });

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
