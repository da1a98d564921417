import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeBackup } from '../../../src/copy/make-backup.ts';
import { openToRead } from '../../../src/copy/open-copied.ts';
import type { DatabaseLocation } from '../../../src/database/database.ts';
import { ALL_TABLES } from '../../../src/all-tables.ts';
import { createLog } from '../../../src/http/request-log.ts';
import { createFolder } from './data-folder.ts';

// Reads what a program copied in this process: starting another program for it would cost a second.

/** The path of a backup that is not there yet; its folder is removed after the test. */
export const newFile = (): string => join(createFolder(), 'backup');

/** Row count and checksum of every table in a backup. */
export function tablesOf(file: string): string[] {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  return lines.filter((line) => line.startsWith('{"end"'));
}

/** Row count and checksum of every table of a database. */
export async function contentOf(location: DatabaseLocation): Promise<string[]> {
  const file = newFile();
  const { db, close } = await openToRead(location, createLog('silent'));
  try {
    await makeBackup(db, file, ALL_TABLES);
  } finally {
    await close();
  }
  return tablesOf(file);
}
