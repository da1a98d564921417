import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { pauseWritesOrder } from '../control/control-order.ts';
import { sendOrder } from '../control/give-order.ts';
import { findHolder, lockDataFolder } from '../database/embedded/data-folder.ts';
import { type DatabaseLocation, type Db, sessionUrl } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { openServerPool } from '../database/server-pool.ts';
import type { Tables } from '../database/tables.ts';

/** A database opened for copying, as it is: no migrations run. */
export interface OpenCopied {
  db: Db;
  close(): Promise<void>;
}

/** Reading a whole database may take any length of time. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Opens a database without migrating it. */
export async function openUnmigrated(location: DatabaseLocation, log: Logger): Promise<OpenCopied> {
  if (location.kind === 'embedded') {
    const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openEmbedded(location) }) });
    return { db, close: () => db.destroy() };
  }
  const { pool, close } = openServerPool({ url: sessionUrl(location), connections: 2, log, limits: PATIENT });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), close };
}

/** Stands for a database that could not be opened: each query fails with the reason. */
export function unreachable(error: unknown): Db {
  const reason = error instanceof Error ? error : new Error(String(error));
  const fail = async () => {
    throw reason;
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: fail }) });
}

/** Opens a database for reading while another process may be using it; of an embedded one in use, a copy is opened. */
export async function openToRead(location: DatabaseLocation, log: Logger): Promise<OpenCopied> {
  if (location.kind === 'server' || location.folder === null) return openUnmigrated(location, log);
  const { folder } = location;
  if (findHolder(folder) === null) {
    const unlock = lockDataFolder(folder);
    const { db, close } = await openUnmigrated(location, log);
    return { db, close: () => close().finally(unlock) };
  }

  const copy = mkdtempSync(join(folder, 'copy-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    await copyFiles(folder, copy);
    const { db, close } = await openUnmigrated({ kind: 'embedded', folder: copy }, log);
    return { db, close: () => close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Copies the database files while their process holds still; file systems with copy-on-write share the blocks. */
async function copyFiles(folder: string, copy: string): Promise<void> {
  const { end } = await sendOrder(folder, pauseWritesOrder, {});
  // Synchronous on purpose: several times faster than with promises, and the holding process is waiting.
  cpSync(join(folder, 'database'), join(copy, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  end();
}
