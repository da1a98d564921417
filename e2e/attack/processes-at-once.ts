import { isUpBy } from '@perigee/server/programs/announcement';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { runProduct } from '@perigee/harness/product/product-process';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { sendUntil, type TimedResponse } from './requests.ts';
import type { Attack } from './attack.ts';
import { withinLimit } from './findings.ts';
import { openPlatform } from './own-platform.ts';

/** The number of processes a small deployment starts together. */
const PROCESSES = 8;

/** Time limit for noticing that a killed bot is gone, in seconds. */
const GONE_WITHIN_S = 10;

/** All start at once on an empty database and must come up. Then all bots are killed, which must be noticed. */
export const processesAtOnce: Attack = {
  name: 'processes at once',
  only: 'postgres',
  run: async ({ databaseUrl }) => {
    const platform = await openPlatform();
    using folder = temporaryFolder();
    const ports = await freePorts(PROCESSES);
    const env = { ...platform.env(), DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' };
    const running = ports.map((port, index) =>
      runProduct({ ...env, PORT: String(port), DATA_DIR: folder.path, ROLES: index === 0 ? 'site' : 'bot' }),
    );
    try {
      const up = await Promise.all(
        running.map(async ({ child, output }) => {
          const isUp = () => child.exitCode !== null || isUpBy(output());
          await sendUntil(200, () => timedAnswer(isUp()));
          return child.exitCode === null && isUp();
        }),
      );
      const failed = running.filter((_process, index) => up[index] === false);
      const status = () => statusOf(`http://localhost:${ports[0]}/api/public/stats`);
      await sendUntil(200, async () => timedAnswer((await status()) === 'online'));
      const isOnline = (await status()) === 'online';
      await Promise.all(running.slice(1).map(({ end }) => end('SIGKILL')));
      const offline = await sendUntil(200, async () => timedAnswer((await status()) !== 'online'));
      return [
        {
          tried: `${PROCESSES} processes at once on an empty database`,
          allowed: 'all come up',
          observed:
            failed.length === 0 ? 'all came up' : `${failed.length} did not: ${failed[0]?.output().slice(0, 600)}`,
          hasPassed: failed.length === 0,
        },
        {
          tried: 'the bot, by the site',
          allowed: 'online',
          observed: isOnline
            ? 'online'
            : `not online: ${running.map(({ output }) => output().slice(0, 500)).join('; ')}`,
          hasPassed: isOnline,
        },
        withinLimit('a killed bot is not online any more after', GONE_WITHIN_S, offline),
      ];
    } finally {
      await Promise.all(running.filter(({ child }) => child.exitCode === null).map(({ end }) => end('SIGKILL')));
      await platform.simulator.close();
    }
  },
};

async function timedAnswer(isSo: boolean): Promise<TimedResponse> {
  return { status: isSo ? 200 : 0, seconds: 0 };
}

async function statusOf(url: string): Promise<unknown> {
  const body: unknown = await fetch(url).then(
    (reply) => reply.json(),
    () => null,
  );
  return typeof body === 'object' && body !== null && 'status' in body ? body.status : null;
}
