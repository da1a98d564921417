import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemplate } from '@perigee/server/testing/make-template';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/paths.mjs';
import { stampAt } from '../setup/stamp.mjs';

const TEMPLATE = join(ROOT, 'server/generated/test-database.tar');
const SOURCES = ['server/src/database/migrate.ts', 'server/src/database/migrations', 'package-lock.json'];

/** Before the first test: a migrated embedded database to begin with, so that no file of tests makes one from nothing. */
export async function setup(): Promise<void> {
  const stamp = stampAt('server/generated/.test-database');
  const sources = fingerprint(SOURCES);
  if (!existsSync(TEMPLATE) || !stamp.is(sources)) {
    stamp.clear();
    // Two runs may make it at the same time; neither may read what the other has half written.
    const unfinished = `${TEMPLATE}.${process.pid}`;
    await makeTemplate(unfinished);
    renameSync(unfinished, TEMPLATE);
    stamp.write(sources);
  }
  process.env['TEST_DATABASE_TEMPLATE'] = TEMPLATE;
}
