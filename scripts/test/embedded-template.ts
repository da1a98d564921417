import { makeTemplate } from '@perigee/server/test-support/make-template';
import { makeOnce } from './make-once.ts';

/**
 * Runs before the first test: a migrated embedded database to start from, so that no test file creates one from
 * scratch.
 */
export async function setup(): Promise<void> {
  process.env['TEST_DATABASE_TEMPLATE'] = await makeOnce({
    folder: 'server/generated/test-database',
    sources: [
      'server/src/database/migrate.ts',
      'server/src/database/migrations',
      'server/src/database/releases.ts',
      'server/test/support/make-template.ts',
      'package-lock.json',
    ],
    make: makeTemplate,
  });
}
