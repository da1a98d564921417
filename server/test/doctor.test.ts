import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkResultSchema } from '@perigee/core/insights/host/schema';
import { describe, expect, test as base } from 'vitest';
import { readControl } from '../src/control/control-file.ts';
import { createPlace, startWithFolder } from './support/data/data-folder.ts';
import { runTool } from './support/programs/run-tool.ts';
import { perFile } from './support/per-file.ts';
import { BOT_CREDENTIALS, BOT_ID, startWorld, type World } from './support/world.ts';

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

/** The doctor's environment for a running product. */
function environmentOf({ simulator, apiUrl }: World): Record<string, string> {
  return {
    DISCORD_API_URL: simulator.apiUrl,
    DISCORD_AUTHORIZE_URL: simulator.authorizeUrl,
    DISCORD_CLIENT_ID: BOT_CREDENTIALS.clientId,
    DISCORD_CLIENT_SECRET: BOT_CREDENTIALS.clientSecret,
    DISCORD_BOT_TOKEN: BOT_CREDENTIALS.botToken,
    PUBLIC_URL: new URL(apiUrl).origin,
    REDIS_URL: '',
  };
}

/** A product whose application is correctly set up at the start of each test. */
const test = base.extend<{ running: World; examined: World }>({
  running: perFile(startWorld),
  examined: async ({ running }, use) => {
    const { origin } = new URL(running.apiUrl);
    running.simulator.control.setRedirects(BOT_ID, [`${origin}/login`, `${origin}/landing`]);
    running.simulator.control.setIntents(BOT_ID, ['members', 'presences', 'messageContent']);
    await use(running);
  },
});

/** A port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** The line of a check, without its advice. */
const lineOf = (output: string, title: string) =>
  output
    .split('\n')
    .find((line) => line.includes(` ${title}: `))
    ?.trim();

describe('Doctor', () => {
  test('The doctor finds no problems in a healthy setup, and exits with 0', async ({ examined: world }) => {
    const place = isEmbedded ? await createPlace() : world.location;

    const { code, output } = await runTool('doctor', [], place, environmentOf(world));

    expect(lineOf(output, 'Bot token')).toMatch(/^✔ .*Perigee/);
    expect(lineOf(output, 'Client secret')).toMatch(/^✔/);
    expect(lineOf(output, 'Privileged intents')).toBe('✔ Privileged intents: On: Server Members, Message Content');
    expect(lineOf(output, 'Redirect addresses')).toMatch(/^✔/);
    expect(lineOf(output, 'Slash commands')).toMatch(/^✔/);
    expect(lineOf(output, 'Clock')).toMatch(/^✔/);
    expect(lineOf(output, 'Site')).toMatch(/^✔/);
    expect(lineOf(output, 'Proxy headers')).toBe(
      '✔ Proxy headers: No proxy is in front; this machine is seen as 127.0.0.1',
    );
    expect(lineOf(output, 'Database')).toMatch(isEmbedded ? /^– .*yet$/ : /^[✔!] Database: PostgreSQL/);
    expect(lineOf(output, 'Schema')).toMatch(isEmbedded ? /^–/ : /^✔ .*Up to date/);
    expect(code).toBe(0);
  });

  test('The doctor reports application problems in the language of the terminal, and exits with 1', async ({
    examined: world,
  }) => {
    world.simulator.control.setIntents(BOT_ID, ['members']);
    world.simulator.control.setRedirects(BOT_ID, []);
    const env = { ...environmentOf(world), DISCORD_CLIENT_SECRET: 'another', LC_ALL: 'ru_RU.UTF-8' };

    const { code, output } = await runTool('doctor', [], await createPlace(), env);

    expect(lineOf(output, 'Секрет приложения')).toMatch(/^✘/);
    expect(lineOf(output, 'Привилегированные интенты')).toMatch(/^✘ .*Выключены: Message Content/);
    expect(lineOf(output, 'Адреса возврата')).toMatch(/^✘ .*\/login, .*\/landing/);
    expect(lineOf(output, 'Заголовки прокси')).toMatch(/^!/);
    expect(output).toContain('→ На портале разработчика');
    expect(code).toBe(1);
  });

  test('The doctor reports a rejected token, and skips the checks that depend on it', async ({ examined: world }) => {
    const { code, output } = await runTool('doctor', [], await createPlace(), {
      ...environmentOf(world),
      DISCORD_BOT_TOKEN: 'wrong',
    });

    expect(lineOf(output, 'Bot token')).toMatch(/^✘/);
    expect(lineOf(output, 'Privileged intents')).toMatch(/^–/);
    expect(code).toBe(1);
  });

  test('The doctor explains why the database, Redis and the site do not respond', async ({ examined: world }) => {
    const closed = `127.0.0.1:${await closedPort()}`;
    const location = { kind: 'server', url: `postgres://nobody@${closed}/none` } as const;
    const env = { ...environmentOf(world), REDIS_URL: `redis://${closed}`, PUBLIC_URL: `http://${closed}` };

    const { code, output } = await runTool('doctor', [], location, env);

    expect(lineOf(output, 'Database')).toMatch(/^✘ .*ECONNREFUSED/);
    expect(lineOf(output, 'Schema')).toMatch(/^–/);
    expect(lineOf(output, 'Redis')).toMatch(/^✘ .*ECONNREFUSED/);
    expect(lineOf(output, 'Site')).toMatch(/^! .*Nothing listens/);
    expect(code).toBe(1);
  });

  test('The doctor rejects an unsupported language', async () => {
    const { code, output } = await runTool('doctor', ['--lang', 'tlh'], await createPlace());

    expect([code, output]).toEqual([1, expect.stringMatching(/--lang takes en or ru/)]);
  });
});

test.skipIf(!isEmbedded)('The process that owns the embedded database runs the checks of the doctor', async () => {
  const world = await startWithFolder();
  const folder = world.config.database.kind === 'embedded' ? (world.config.database.folder ?? '') : '';

  const { output } = await runTool('doctor', [], world.location);

  expect(readControl(folder)).not.toBeNull();
  // Its speed depends on the machine.
  expect(lineOf(output, 'Database')).toMatch(/^[✔!] Database: PGlite/);
  expect(lineOf(output, 'Schema')).toMatch(/^✔ .*Up to date/);
  expect(lineOf(output, 'Bot token')).toMatch(/^✔/);
});

test('The results of the doctor match their schema', async ({ examined: world }) => {
  const results = await world.services.examine();

  expect(results.map((result) => checkResultSchema.parse(result))).toEqual(results);
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
});
