import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCrowdedFolders } from './crowded-folders.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-crowded-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(folder: string, count: number): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (let index = 0; index < count; index += 1) writeFileSync(join(root, folder, `file-${index}.ts`), '');
}

describe('folder size check', () => {
  test('The folder size check warns of a folder with more than 40 files', () => {
    plant('server/test/bot', 41);

    const crowded = findCrowdedFolders(root);

    expect(crowded).toEqual(['server/test/bot has 41 files side by side: group them in folders by subject']);
  });

  test('The folder size check accepts 40 files, and any number of migrations', () => {
    plant('server/test/bot', 40);
    plant('server/test/bot/economy', 40);
    plant('server/src/database/migrations', 60);

    const crowded = findCrowdedFolders(root);

    expect(crowded).toEqual([]);
  });
});
