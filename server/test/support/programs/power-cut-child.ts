import fs, { cpSync, copyFileSync, mkdirSync, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DURABILITIES } from '../../../src/database/embedded/durability.ts';
import { openEmbedded } from '../../../src/database/embedded/embedded.ts';

/**
 * Saves rows in a database, and keeps beside it what would survive a power cut: each file as of its last sync. Prints
 * how many rows were acknowledged.
 */
const [folder = '', disk = '', chosen = '', rows = '0'] = process.argv.slice(2);
const durability = DURABILITIES.find((each) => each === chosen);

const { fdatasyncSync } = fs;
let isWatching = false;
fs.fdatasyncSync = (file) => {
  fdatasyncSync(file);
  if (!isWatching) return;
  const path = readlinkSync(`/proc/self/fd/${file}`);
  const stored = join(disk, relative(folder, path));
  mkdirSync(dirname(stored), { recursive: true });
  copyFileSync(path, stored);
};
syncBuiltinESMExports();

const database = await openEmbedded({ kind: 'embedded', folder, ...(durability !== undefined && { durability }) });
await database.exec('create table saved (number int primary key); checkpoint');
cpSync(folder, disk, { recursive: true });
isWatching = true;
for (let number = 1; number <= Number(rows); number += 1)
  await database.query('insert into saved values ($1)', [number]);
process.stdout.write(rows, () => process.kill(process.pid, 'SIGKILL'));
