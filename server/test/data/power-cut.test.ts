import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded/embedded.ts';
import { createFolder } from '../../src/testing/data/kept-data.ts';

const ROWS = 40;

/** Looks up what a number of a file stands for, the way of one system; a server's disk is the server's. */
const isTried = process.platform === 'linux' && (process.env['TEST_DATABASE_URL'] ?? '') === '';

/** Saves rows, cuts the power, and answers how many a database has that opens what is on the disk. */
async function savedBefore(powerCut: 'full' | 'fast'): Promise<number> {
  const [folder, disk] = [createFolder(), createFolder()];
  const program = join(import.meta.dirname, '../../src/testing/programs/power-cut-child.ts');
  const acknowledged = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, folder, disk, powerCut, String(ROWS)], (_error, stdout) => resolve(stdout));
  });
  expect(acknowledged).toBe(String(ROWS));
  const database = await openEmbedded({ kind: 'embedded', folder: disk });
  const { rows } = await database.query<{ count: string }>('select count(*) from saved');
  await database.close();
  return Number(rows[0]?.count);
}

test.skipIf(!isTried)('a power cut loses no save that was acknowledged with DURABILITY=full', async () => {
  expect(await savedBefore('full')).toBe(ROWS);
});

test.skipIf(!isTried)('a power cut may lose what was not forced to the disk', async () => {
  expect(await savedBefore('fast')).toBe(0);
});
