import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { sendOrder } from '../control/give-order.ts';
import { findHolder, lockDataFolder } from '../database/embedded/data-folder.ts';
import { type DatabaseLocation, type Db, sessionUrl } from '../database/database.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { openServerPool } from '../database/server-pool.ts';
import type { Tables } from '../database/tables.ts';

/** A database that is read or written whole, as it is: its tables are not brought up to date. */
export interface OpenCopied {
  db: Db;
  close(): Promise<void>;
}

/** What is read whole takes as long as it takes. */
const PATIENT = 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** Opens a database as it is. */
export async function openAsItIs(location: DatabaseLocation, log: Logger): Promise<OpenCopied> {
  if (location.kind === 'embedded') {
    const db: Db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openEmbedded(location) }) });
    return { db, close: () => db.destroy() };
  }
  const { pool, close } = openServerPool({ url: sessionUrl(location), connections: 2, log, limits: PATIENT });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), close };
}

/** A database that could not be opened: each query fails with the reason. */
export function unreachable(error: unknown): Db {
  const reason = error instanceof Error ? error : new Error(String(error));
  const fail = async () => {
    throw reason;
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: fail }) });
}

/** Opens a database to be read while others may be at work on it: of an embedded one that is in use, a copy. */
export async function openToRead(location: DatabaseLocation, log: Logger): Promise<OpenCopied> {
  if (location.kind === 'server' || location.folder === null) return openAsItIs(location, log);
  const { folder } = location;
  if (findHolder(folder) === null) {
    const unlock = lockDataFolder(folder);
    const { db, close } = await openAsItIs(location, log);
    return { db, close: () => close().finally(unlock) };
  }

  const copy = mkdtempSync(join(folder, 'copy-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    await copyFiles(folder, copy);
    const { db, close } = await openAsItIs({ kind: 'embedded', folder: copy }, log);
    return { db, close: () => close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The files of a database whose process holds still meanwhile; on disks that can, they share what does not change. */
async function copyFiles(folder: string, copy: string): Promise<void> {
  const { end } = await sendOrder(folder, { order: 'hold' });
  // All at once: several times as quick as by promises, and others wait for it.
  cpSync(join(folder, 'database'), join(copy, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  end();
}
