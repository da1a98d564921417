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

test('the data folder is made where it is missing, and given back at the end', () => {
  const data = join(folder, 'deep', 'data');

  const unlock = lockDataFolder(data);
  unlock();

  expect(existsSync(data)).toBe(true);
  expect(existsSync(join(data, 'perigee.pid'))).toBe(false);
});

test('a folder that a living process holds is refused by name', () => {
  writeFileSync(join(folder, 'perigee.pid'), String(process.ppid));

  const lock = () => lockDataFolder(folder);

  expect(lock).toThrow(`already running on the data folder ${folder} (process ${process.ppid})`);
});

test('a folder whose process was killed is taken over', () => {
  writeFileSync(join(folder, 'perigee.pid'), String(DEAD_PROCESS));

  const lock = () => lockDataFolder(folder);

  expect(lock).not.toThrow();
});

test('a path that can not become a folder is refused with what to do', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  const lock = () => lockDataFolder(join(file, 'data'));

  expect(lock).toThrow(/is not writable \(ENOTDIR\)\. Make it writable, or set DATA_DIR/);
});
