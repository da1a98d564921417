import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded/embedded.ts';
import { createFolder } from '../support/data/data-folder.ts';

const ROWS = 40;

/** Linux only, since it resolves file descriptors; and not with a database server, whose disk is its own. */
const isTried = process.platform === 'linux' && (process.env['TEST_DATABASE_URL'] ?? '') === '';

/** Saves rows, cuts the power, and returns how many rows a database opened from the disk has. */
async function savedBefore(powerCut: 'full' | 'fast'): Promise<number> {
  const [folder, disk] = [createFolder(), createFolder()];
  const program = join(import.meta.dirname, '../support/programs/power-cut-child.ts');
  const acknowledged = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, folder, disk, powerCut, String(ROWS)], (_error, stdout) => resolve(stdout));
  });
  expect(acknowledged).toBe(String(ROWS));
  const database = await openEmbedded({ kind: 'embedded', folder: disk });
  const { rows } = await database.query<{ count: string }>('select count(*) from saved');
  await database.close();
  return Number(rows[0]?.count);
}

test.skipIf(!isTried)('A power cut loses no acknowledged save with DURABILITY=full', async () => {
  expect(await savedBefore('full')).toBe(ROWS);
});

test.skipIf(!isTried)('A power cut loses unflushed saves with DURABILITY=fast', async () => {
  expect(await savedBefore('fast')).toBe(0);
});
