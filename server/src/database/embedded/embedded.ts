import { existsSync, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { type Durability, isForced } from './durability.ts';
import { DurableFiles, forceTree } from './durable-files.ts';
import { copyPrepared } from './prepared-database.ts';
import { RememberingPGlite } from './remembering-pglite.ts';

export interface EmbeddedLocation {
  kind: 'embedded';
  /** Null keeps it in memory. */
  folder: string | null;
  /** A dump of a database, in a file, which a new one begins as. */
  template?: string;
  /** Whether what is committed is forced to the disk; it is not where nothing is said. */
  durability?: Durability;
}

/** One process reads a database that its own file cache holds already; the default is 128 MB (decision 0090). */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** Of the library's own: nothing is forced to the disk. */
const NEVER_FORCE = '-F';

/** The default, `fdatasync`, does nothing in the embedded database's program. */
const DURABLE_PARAMS = [...START_PARAMS.filter((param) => param !== NEVER_FORCE), '-c', 'wal_sync_method=fsync'];

/**
 * Optimising the database's program takes up to 700 MB for a while, and saves a fifth of a save's CPU; what nothing calls is
 * not compiled at all.
 */
const COMPILED_ONCE = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--wasm-lazy-compilation'];

let compiled: Promise<WebAssembly.Module> | undefined;

/** The embedded database's program, compiled once a process: left to itself, each that is opened does it again. */
function compileOnce(): Promise<WebAssembly.Module> {
  return (compiled ??= compile());
}

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const bytes = await readFile(file);
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  return WebAssembly.compile(bytes);
}

/** Opens the database in a folder, or in memory; a new one begins as the template, or as the one that was prepared. */
export async function openEmbedded({ folder, template, durability = 'fast' }: EmbeddedLocation): Promise<PGlite> {
  const dataDir = folder === null ? undefined : join(folder, 'database');
  const isNew = dataDir === undefined || !existsSync(dataDir);
  if (isNew && dataDir !== undefined && template === undefined) copyPrepared(dataDir);
  const isDurable = folder !== null && isForced(durability, folder);
  // What was copied, or written while nothing was forced.
  if (isDurable && existsSync(join(folder, 'database'))) forceTree(join(folder, 'database'));
  const opened = new RememberingPGlite({
    pgliteWasmModule: await compileOnce(),
    startParams: isDurable ? DURABLE_PARAMS : START_PARAMS,
    ...(dataDir !== undefined && (isDurable ? { fs: new DurableFiles(dataDir) } : { dataDir })),
    ...(isNew && template !== undefined && { loadDataDir: await openAsBlob(template) }),
    // Ids are 64-bit: as on the server database they are read as text, never as rounded numbers.
    parsers: { [types.INT8]: (digits: string) => digits },
  });
  await opened.waitReady;
  return opened;
}
