import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

/** No system uses process ids this high. */
const DEAD_PROCESS = 2 ** 30;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perigee-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('Creates a missing data folder, and removes the lock file on release', () => {
  const data = join(folder, 'deep', 'data');

  const unlock = lockDataFolder(data);
  unlock();

  expect(existsSync(data)).toBe(true);
  expect(existsSync(join(data, 'perigee.pid'))).toBe(false);
});

test('Refuses a data folder that a running process uses, naming both', () => {
  writeFileSync(join(folder, 'perigee.pid'), String(process.ppid));

  const lock = () => lockDataFolder(folder);

  expect(lock).toThrow(`already running on the data folder ${folder} (process ${process.ppid})`);
});

test('Takes over a data folder whose process was killed', () => {
  writeFileSync(join(folder, 'perigee.pid'), String(DEAD_PROCESS));

  const lock = () => lockDataFolder(folder);

  expect(lock).not.toThrow();
});

test('Refuses a path that cannot become a folder, and suggests a fix', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  const lock = () => lockDataFolder(join(file, 'data'));

  expect(lock).toThrow(/is not writable \(ENOTDIR\)\. Make it writable, or set DATA_DIR/);
});
