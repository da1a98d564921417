import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';

/**
 * Locks the data folder for this process and returns the function that unlocks it. The embedded database itself would
 * open a folder twice without complaint and corrupt it.
 * @throws StartupError when the folder is not writable or another process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, 'perigee.pid');
  makeFolder(folder);

  if (!take(path)) {
    const holder = holderOf(path);
    if (holder !== null) {
      throw new StartupError(
        `Perigee is already running on the data folder ${folder} (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    if (!take(path)) throw new StartupError(`Another process has just locked the data folder ${folder}. Try again.`);
  }
  return () => rmSync(path, { force: true });
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    // One by one: Node's recursive mode hangs in places like /proc, where creating a folder fails with "not found".
    mkdirSync(folder);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw notWritable(join(path, '..'), error);
  }
}

/** The id of the living process that holds a data folder; null if there is none. */
export function findHolder(folder: string): number | null {
  const path = join(folder, 'perigee.pid');
  return existsSync(path) ? holderOf(path) : null;
}

/** The id of the living process that holds the lock; null if it died without releasing it. */
function holderOf(path: string): number | null {
  const pid = Number(readFileSync(path, 'utf8'));
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return codeOf(error) === 'EPERM' ? pid : null;
  }
}

function notWritable(folder: string, error: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} is not writable (${codeOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}
