import { join } from 'node:path';
import { makeServerTemplate } from '@perigee/server/test-support/make-server-template';
import { findServers } from './find-servers.ts';
import type { Part } from './part.ts';
import { runVitest } from './run-vitest.ts';
import { EMPTY_TALLY, type Tally } from './tally.ts';

interface ServerPart extends Part {
  /** Removes the databases of the tests; for each the server writes a checkpoint, so this may take half a minute. */
  clean(): Promise<void>;
}

/** The tests on a database server and, where one answers, on Redis. */
export function createServerPart(): ServerPart {
  let clean = async () => {};
  return {
    title: 'API and bot on PostgreSQL',
    async run(reports): Promise<Tally> {
      const { env, missing } = await findServers(process.env);
      for (const line of missing) console.log(line);
      // Somebody who names a database wants it tested, so a missing one is a failure.
      if (env === null)
        return process.env['TEST_DATABASE_URL'] === undefined ? EMPTY_TALLY : { ...EMPTY_TALLY, failed: 1 };
      const { name, drop } = await makeServerTemplate(env.TEST_DATABASE_URL);
      clean = drop;
      return runVitest(join(reports, 'servers.json'), ['server-postgres'], {
        env: { ...env, TEST_SERVER_TEMPLATE: name },
      });
    },
    clean: () => clean(),
  };
}
