import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory, half as large as the machine's memory unless it is told otherwise. */
const IN_MEMORY = '/dev/shm';

/** What a run writes at the most, in bytes, several times over. */
const ENOUGH = 4 * 1024 ** 3;

/**
 * A folder in memory for the temporary files of a run, removed when this process exits; null where there is none, or not
 * enough room. Hundreds of databases are copied and removed again: on a disk that is a fifth of the tests' CPU.
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
