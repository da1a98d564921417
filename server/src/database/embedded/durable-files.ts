import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = ReturnType<NodeFS['init']>;
type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** A file that the database has open. */
interface Stream {
  /** File descriptor in the operating system; a folder has none. */
  nfd?: number;
  node: object;
}

/**
 * The embedded database's files, synced to disk when the database requests it. The library's own implementation ignores
 * such requests, since Emscripten has no sync operation for host files (decision 0117).
 */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: EmscriptenOptions): Init {
    const { emscriptenOpts } = await super.init(pglite, options);
    // Before the database starts, since it already syncs during recovery.
    const preRun = [...listOf(emscriptenOpts.preRun), forceFiles];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function listOf<Item>(items: Item | readonly Item[] | undefined): readonly Item[] {
  if (items === undefined) return [];
  return isList(items) ? items : [items];
}

function isList<Item>(items: Item | readonly Item[]): items is readonly Item[] {
  return Array.isArray(items);
}

/** Adds the missing sync operation for host files. */
function forceFiles(program: object): void {
  const files = partOf(program, 'NODEFS');
  const realPath: unknown = Reflect.get(files, 'realPath');
  if (typeof realPath !== 'function') throw new Error('the embedded database has no system files');
  Object.assign(partOf(files, 'stream_ops'), {
    fsync({ nfd, node }: Stream): number {
      if (nfd === undefined) forceFolder(String(Reflect.apply(realPath, files, [node])));
      else fdatasyncSync(nfd);
      return 0;
    },
  });
}

function partOf(of: object, name: string): object {
  const part: unknown = Reflect.get(of, name);
  if (typeof part !== 'object' || part === null) throw new Error(`the embedded database has no ${name}`);
  return part;
}

/** A folder is synced so that new and renamed files in it persist; systems that cannot do this do not need it. */
function forceFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Syncs everything below a folder. */
export function forceTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) forceTree(below);
    else if (entry.isFile()) forceFile(below);
  }
  forceFolder(path);
}

function forceFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
}
