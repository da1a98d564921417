import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemplate } from '@perigee/server/testing/make-template';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/paths.mjs';

const TEMPLATES = join(ROOT, 'server/generated/test-database');
const SOURCES = [
  'server/src/database/migrate.ts',
  'server/src/database/migrations',
  'server/src/database/releases.ts',
  'server/src/testing/make-template.ts',
  'package-lock.json',
];

/**
 * Runs before the first test: a migrated embedded database to start from, so that no test file creates one from
 * scratch.
 */
export async function setup(): Promise<void> {
  const name = fingerprint(SOURCES);
  const template = join(TEMPLATES, name);
  if (!existsSync(template)) {
    // Two runs may create it at the same time; neither may read the other's unfinished one.
    const unfinished = `${template}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    await makeTemplate(unfinished);
    try {
      renameSync(unfinished, template);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      if (!existsSync(template)) throw error;
    }
    for (const earlier of readdirSync(TEMPLATES).filter((each) => !each.startsWith(name))) {
      rmSync(join(TEMPLATES, earlier), { recursive: true, force: true });
    }
  }
  process.env['TEST_DATABASE_TEMPLATE'] = template;
}
