import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../../src/database/database.ts';
import { type migrate as Migrate, migrateTo } from '../../../src/database/migrate.ts';
import { RELEASES } from '../../../src/database/releases.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The sources that create a version's tables, with all of their imports. */
const SOURCES = ['package.json', 'server/package.json', 'server/src'];

/** The previous version. */
export interface ReleasedVersion {
  name: string;
  /** Creates its tables in an empty database. */
  makeTables(db: Db): Promise<void>;
}

/** The last version tagged before this commit, from its own sources; without a tag, from the recorded migrations. */
export function lastRelease(root: string = ROOT): ReleasedVersion {
  const [tag = ''] = listTags(root);
  if (tag !== '') return { name: tag, makeTables: (db) => makeTaggedTables(root, tag, db) };
  const { version, migrations } = RELEASES.at(-1) ?? RELEASES[0];
  return { name: version, makeTables: (db) => migrateTo(db, migrations) };
}

/** Newest first. Empty if git fails, as in a downloaded folder. */
function listTags(root: string): string[] {
  const words = ['tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD~1'];
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  } catch {
    return [];
  }
}

/** Its sources run with the packages of this version. */
async function makeTaggedTables(root: string, tag: string, db: Db): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-released-'));
  try {
    const archive = execFileSync('git', ['archive', tag, '--', ...SOURCES], { cwd: root, maxBuffer: 1 << 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const { migrate }: { migrate: typeof Migrate } = await import(join(folder, 'server/src/database/migrate.ts'));
    await migrate(db);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
