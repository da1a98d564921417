import { makeServerTemplate } from '@perigee/server/test-support/make-server-template';

/**
 * Runs before the first test on a database server: creates a migrated database to copy, so that no test world migrates
 * its own.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  if (serverUrl === '' || process.env['TEST_SERVER_TEMPLATE'] !== undefined) return undefined;
  const { name, drop } = await makeServerTemplate(serverUrl);
  process.env['TEST_SERVER_TEMPLATE'] = name;
  return drop;
}
