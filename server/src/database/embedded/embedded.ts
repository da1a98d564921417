import { existsSync, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, types } from '@electric-sql/pglite';
import { type Durability, isForced } from './durability.ts';
import { DurableFiles, forceTree } from './durable-files.ts';
import { copyPrepared } from './prepared-database.ts';
import { PlanCachingPGlite } from './plan-caching-pglite.ts';

export interface EmbeddedLocation {
  kind: 'embedded';
  /** Null keeps the database in memory. */
  folder: string | null;
  /** File with a database dump that a new database starts from. */
  template?: string;
  /** Whether commits are synced to disk; `fast` by default. */
  durability?: Durability;
}

/**
 * A single process reads data that the system's file cache already holds, so a small buffer will do; the default is 128
 * MB (decision 0090).
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/** The library's start parameter that turns syncing off. */
const NEVER_FORCE = '-F';

/** The default sync method, `fdatasync`, does nothing in the WebAssembly build. */
const DURABLE_PARAMS = [...START_PARAMS.filter((param) => param !== NEVER_FORCE), '-c', 'wal_sync_method=fsync'];

/**
 * V8 flags. Optimising the database's WebAssembly takes up to 700 MB for a while and saves only a fifth of a save's CPU
 * time, so it is off; functions are compiled when first called.
 */
const COMPILED_ONCE = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--wasm-lazy-compilation'];

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the database's WebAssembly once per process; by default each instance would compile it again. */
function compileOnce(): Promise<WebAssembly.Module> {
  return (compiled ??= compile());
}

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const bytes = await readFile(file);
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  return WebAssembly.compile(bytes);
}

/** Opens the database in a folder or in memory. A new one starts from the template or else the prepared database. */
export async function openEmbedded({ folder, template, durability = 'fast' }: EmbeddedLocation): Promise<PGlite> {
  const dataDir = folder === null ? undefined : join(folder, 'database');
  const isNew = dataDir === undefined || !existsSync(dataDir);
  if (isNew && dataDir !== undefined && template === undefined) copyPrepared(dataDir);
  const isDurable = folder !== null && isForced(durability, folder);
  // Files that were copied, or written earlier without syncing.
  if (isDurable && existsSync(join(folder, 'database'))) forceTree(join(folder, 'database'));
  const opened = new PlanCachingPGlite({
    pgliteWasmModule: await compileOnce(),
    startParams: isDurable ? DURABLE_PARAMS : START_PARAMS,
    ...(dataDir !== undefined && (isDurable ? { fs: new DurableFiles(dataDir) } : { dataDir })),
    ...(isNew && template !== undefined && { loadDataDir: await openAsBlob(template) }),
    // Ids are 64-bit: as on a server, they are read as text, never as rounded numbers.
    parsers: { [types.INT8]: (digits: string) => digits },
  });
  await opened.waitReady;
  return opened;
}
