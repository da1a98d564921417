import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's in-memory file system, by default half as large as the machine's memory. */
const IN_MEMORY = '/dev/shm';

/** Several times what a run writes at most, in bytes. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * An in-memory folder for the temporary files of a run, removed when this process exits; null where there is none, or
 * not enough room. Hundreds of databases are copied and removed: on a disk that takes a fifth of the tests' CPU time.
 */
export function makeMemoryFolder(): string | null {
  if (!hasRoom()) return null;
  const folder = mkdtempSync(join(IN_MEMORY, 'perigee-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
