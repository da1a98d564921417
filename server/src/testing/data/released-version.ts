import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../database/database.ts';
import { type migrate as Migrate, migrateTo } from '../../database/migrate.ts';
import { RELEASES } from '../../database/releases.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** What makes a version's tables, and all that it imports of ours. */
const SOURCES = ['package.json', 'server/package.json', 'server/src'];

/** The version before this one. */
export interface ReleasedVersion {
  name: string;
  /** Makes its tables in an empty database. */
  makeTables(db: Db): Promise<void>;
}

/** The last version that was tagged before this commit, by its own sources; without a tag, by the migrations it is recorded with. */
export function lastRelease(root: string = ROOT): ReleasedVersion {
  const [tag = ''] = listTags(root);
  if (tag !== '') return { name: tag, makeTables: (db) => makeTaggedTables(root, tag, db) };
  const { version, migrations } = RELEASES.at(-1) ?? RELEASES[0];
  return { name: version, makeTables: (db) => migrateTo(db, migrations) };
}

/** The newest first. None where git does not answer, as in a folder that was downloaded. */
function listTags(root: string): string[] {
  const words = ['tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD~1'];
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n');
  } catch {
    return [];
  }
}

/** Its sources run on this version's packages. */
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
