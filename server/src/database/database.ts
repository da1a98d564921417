import { existsSync, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PGlite, types } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import { migrate } from './migrate.ts';
import { rememberPlans } from './planned-once.ts';
import { RememberingPGlite } from './remembering-pglite.ts';
import type { Tables } from './tables.ts';

/** Where the data is: in an embedded database, or on a PostgreSQL server. */
export type DatabaseLocation = EmbeddedLocation | ServerLocation;

interface ServerLocation {
  kind: 'server';
  url: string;
  /** How many connections the process opens at most; 10 unless said. */
  connections?: number;
}

interface EmbeddedLocation {
  kind: 'embedded';
  /** Null keeps it in memory. */
  folder: string | null;
  /** A dump of a database, in a file, which a new one begins as. */
  template?: string;
}

export type Db = Kysely<Tables>;
export type DbTransaction = Transaction<Tables>;

export interface SqlRows {
  rows: unknown[];
}

export interface Database {
  db: Db;
  /** The connection pool, when the database is a server. */
  pool: pg.Pool | null;
  /**
   * Runs statements as they are, several at once where there are no values: for a library that writes its own.
   * Outside of any transaction of `db`.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<SqlRows>;
  /** Round trip in milliseconds. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

/** A query may wait this long for a free connection before the database counts as away. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens the database and brings its tables up to date.
 * @throws StartupError when it can not be reached or opened.
 */
export async function openDatabase(location: DatabaseLocation, log: Logger): Promise<Database> {
  const { dialect, pool, executeSql } =
    location.kind === 'server' ? connectTo(createPool(location, log)) : embed(location);
  const db: Db = new Kysely<Tables>({ dialect });

  try {
    await migrate(db);
  } catch (error) {
    await db.destroy().catch(() => {});
    throw new StartupError(cannotOpen(location, error), { cause: error });
  }

  const ping = async (): Promise<number> => {
    const start = performance.now();
    await sql`select 1`.execute(db);
    return performance.now() - start;
  };
  return { db, pool, executeSql, ping, close: () => db.destroy() };
}

type Connection = Pick<Database, 'pool' | 'executeSql'> & { dialect: Dialect };

function connectTo(pool: pg.Pool): Connection {
  return {
    dialect: new PostgresDialect({ pool }),
    pool,
    executeSql: (text, values) => pool.query(text, values && [...values]),
  };
}

function embed(location: EmbeddedLocation): Connection {
  let opened: Promise<PGlite> | undefined;
  const open = () => (opened ??= openEmbedded(location));
  return {
    dialect: new PGliteDialect({ pglite: open }),
    pool: null,
    async executeSql(text, values) {
      const pglite = await open();
      if (values !== undefined) return pglite.query(text, [...values]);
      const results = await pglite.exec(text);
      return results.at(-1) ?? { rows: [] };
    },
  };
}

function createPool({ url, connections = 10 }: ServerLocation, log: Logger): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks while nobody waits for its answer would otherwise end the process; the next query opens
  // a new one. The pool listens only to those it holds, so each is listened to from its beginning.
  pool.on('connect', (client) => client.on('error', () => log.warn('a database connection broke')));
  pool.on('connect', rememberPlans);
  pool.on('error', () => {});
  return pool;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The embedded database's program, compiled once a process: left to itself, each that is opened does it again. */
function compileOnce(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return (compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes)));
}

async function openEmbedded({ folder, template }: EmbeddedLocation): Promise<PGlite> {
  const dataDir = folder === null ? undefined : join(folder, 'database');
  const isNew = dataDir === undefined || !existsSync(dataDir);
  const opened = new RememberingPGlite({
    pgliteWasmModule: await compileOnce(),
    ...(dataDir !== undefined && { dataDir }),
    ...(isNew && template !== undefined && { loadDataDir: await openAsBlob(template) }),
    // Ids are 64-bit: as on the server database they are read as text, never as rounded numbers.
    parsers: { [types.INT8]: (digits: string) => digits },
  });
  await opened.waitReady;
  return opened;
}

function cannotOpen(location: DatabaseLocation, error: unknown): string {
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return location.kind === 'server'
    ? `The database at DATABASE_URL can not be used (${reason}). Check the address, and that the server is running.`
    : `The database in ${location.folder ?? 'memory'} can not be opened (${reason}). Restore a backup, or set DATA_DIR to another folder.`;
}
