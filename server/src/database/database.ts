import type { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { type EmbeddedLocation, openEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import { prepareServer } from './prepare-server.ts';
import { LIMITS, openServerPool } from './server-pool.ts';
import { laggingDialect } from './lagging-dialect.ts';
import type { Tables } from './tables.ts';

/** Makes writes fail on any database used as a replica, not only on a real one. */
const READ_ONLY = 'set default_transaction_read_only = on';

/** Where the data is: in an embedded database or on a PostgreSQL server. */
export type DatabaseLocation = EmbeddedLocation | ServerLocation;

interface ServerLocation {
  kind: 'server';
  url: string;
  /** A replica, which may lag, for reads that tolerate it; none by default. */
  readUrl?: string | null;
  /** The server itself, if `url` leads through a transaction pooler. */
  directUrl?: string | null;
  /** Most connections of this process; 10 by default. */
  connections?: number;
  /**
   * How long a connection may be silent before the server is asked whether it is alive, in milliseconds; 3 s by
   * default.
   */
  silentMs?: number;
}

/** The URL for connections that need a session of their own, for LISTEN or for a lock that outlives a transaction. */
export function sessionUrl({ url, directUrl }: Pick<ServerLocation, 'url' | 'directUrl'>): string {
  return directUrl ?? url;
}

export type Db = Kysely<Tables>;
export type DbTransaction = Transaction<Tables>;

export interface SqlRows {
  rows: unknown[];
}

export interface Database {
  db: Db;
  /** For single reads that may lag: on a replica, if there is one. */
  laggingDb: Db;
  /** The connection pool, if the database is a server. */
  pool: pg.Pool | null;
  /**
   * Runs raw SQL, several statements at once if there are no values: for a library that writes its own. Outside of any
   * transaction of `db`.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<SqlRows>;
  /** Round trip in milliseconds. */
  ping(): Promise<number>;
  /**
   * Blocks an embedded database so that its files can be copied; returns the function that ends it. Null for a server.
   */
  pauseWrites: (() => Promise<() => void>) | null;
  /** Rejects all pending and future queries: for a process that has to end. */
  abandon(): void;
  close(): Promise<void>;
}

/**
 * Opens the database and applies its migrations.
 * @throws StartupError when it cannot be reached or opened.
 */
export async function openDatabase(location: DatabaseLocation, log: Logger): Promise<Database> {
  const { dialect, lagging, pool, executeSql, pauseWrites, abandon, close } =
    location.kind === 'server' ? connectTo(location, log) : embed(location);
  const db: Db = new Kysely<Tables>({ dialect });
  const laggingDb: Db = lagging === null ? db : new Kysely<Tables>({ dialect: lagging });

  try {
    if (location.kind === 'server') await prepareServer(sessionUrl(location), log);
    else await migrate(db);
  } catch (error) {
    await db.destroy().catch(() => {});
    await close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(cannotOpen(location, error), { cause: error });
  }

  const ping = async (): Promise<number> => {
    const start = performance.now();
    await sql`select 1`.execute(db);
    return performance.now() - start;
  };
  return {
    db,
    laggingDb,
    pool,
    executeSql,
    ping,
    pauseWrites,
    abandon,
    async close() {
      if (laggingDb !== db) await laggingDb.destroy();
      await db.destroy();
      await close();
    },
  };
}

type Connection = Pick<Database, 'pool' | 'executeSql' | 'pauseWrites' | 'abandon' | 'close'> & {
  dialect: Dialect;
  lagging: Dialect | null;
};

function connectTo(location: ServerLocation, log: Logger): Connection {
  const { url, readUrl = null, connections = 10, silentMs } = location;
  const isPooled = sessionUrl(location) !== url;
  const options = { connections, log, isPooled, ...(silentMs !== undefined && { silentMs }) };
  const primary = openServerPool({ ...options, url });
  const { pool } = primary;
  const replica =
    readUrl === null ? null : openServerPool({ ...options, url: readUrl, limits: `${LIMITS}; ${READ_ONLY}` });
  // Kysely must not end the pools: they may have been abandoned before, so `close` does it.
  const dialectOf = (opened: pg.Pool) =>
    new PostgresDialect({ pool: { connect: () => opened.connect(), options: {}, end: async () => {} } });
  const dialect = dialectOf(pool);
  const abandon = () => {
    primary.abandon();
    replica?.abandon();
  };
  const close = async () => {
    await Promise.all([primary.close(), replica?.close()]);
  };
  return {
    dialect,
    lagging:
      replica === null ? null : laggingDialect({ replica: dialectOf(replica.pool), primary: dialectOf(pool), log }),
    pool,
    executeSql: (text, values) => pool.query(text, values && [...values]),
    pauseWrites: null,
    abandon,
    close,
  };
}

function embed(location: EmbeddedLocation): Connection {
  let opened: Promise<PGlite> | undefined;
  const open = () => (opened ??= openEmbedded(location));
  return {
    dialect: new PGliteDialect({ pglite: open }),
    lagging: null,
    pool: null,
    abandon: () => {},
    close: async () => {},
    pauseWrites: async () => blockQueries(await open()),
    async executeSql(text, values) {
      const pglite = await open();
      if (values !== undefined) return pglite.query(text, [...values]);
      const results = await pglite.exec(text);
      return results.at(-1) ?? { rows: [] };
    },
  };
}

/** Between two statements the files are as after a crash, which the database survives, so a copy is consistent. */
async function blockQueries(pglite: PGlite): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  void pglite.runExclusive(() => {
    held.resolve();
    return released.promise;
  });
  await held.promise;
  return () => released.resolve();
}

function cannotOpen(location: DatabaseLocation, error: unknown): string {
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return location.kind === 'server'
    ? `Cannot connect to the database at DATABASE_URL (${reason}). Check the address, and that the server is running.`
    : `The database in ${location.folder ?? 'memory'} cannot be opened (${reason}). Restore a backup, or set DATA_DIR to another folder.`;
}
