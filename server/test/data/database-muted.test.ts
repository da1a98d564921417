import { generalSection } from '@perigee/core/community/general/section';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closeInTime } from '../../src/process/close-in-order.ts';
import { createApiClient } from '../support/api-client.ts';
import { buildGeneral, createGuild } from '../support/fixtures.ts';
import { openMutingProxy } from '../support/muting-proxy.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { connectSecondProcess, startWorld } from '../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Silence after which a connection is probed; shorter than in production, to keep tests fast. */
const SILENT_MS = 1_500;

/** Longer than it takes to drop a muted connection, and much shorter than the operating system would take. */
const SOON = { timeout: 60_000 };

/** The product behind a proxy to its database that can drop bytes silently. */
async function openMuted() {
  const { hostname, port } = new URL(serverUrl);
  const proxy = await openMutingProxy(hostname, Number(port || 5432));
  onTestFinished(() => proxy.close());
  const { location, drop } = await createTestDatabase();
  if (location.kind === 'embedded') throw new Error('these tests are about a server');
  onTestFinished(drop);
  const through = new URL(location.url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  const muted = { ...location, url: through.href, silentMs: SILENT_MS };
  const world = await startWorld({ location: muted, withBot: false, env: { REDIS_URL: '' } });
  const direct = new pg.Client({ connectionString: location.url });
  await direct.connect();
  onTestFinished(() => direct.end());
  const guild = createGuild(world);
  const api = createApiClient(world.apiUrl);
  return {
    proxy,
    world,
    direct,
    save: (prefix: string) =>
      api.call(guild.owner.token, generalSection.save, {
        params: { guildId: guild.id },
        body: buildGeneral({ prefix }),
      }),
    health: async () => (await fetch(new URL('/health/ready', world.apiUrl))).status,
  };
}

describe.skipIf(serverUrl === '')('Silent database connections', () => {
  test('Calls fail as unavailable while the database is silent, and work again on new connections', async () => {
    const { proxy, world, save, health } = await openMuted();
    onTestFinished(world.close);
    const before = await save('1');

    proxy.mute();
    const during = await Promise.all([save('2'), save('3'), health()]);
    proxy.unmute();

    await expect.poll(health, SOON).toBe(200);
    await expect.poll(async () => (await save('4')).status, SOON).toBe(200);
    expect(before.status).toBe(200);
    expect(during).toMatchObject([{ status: 503 }, { status: 503 }, 503]);
  });

  test('A process receives announcements again after the database was silent', async () => {
    const { proxy, world } = await openMuted();
    onTestFinished(world.close);
    const received: string[] = [];
    const other = await connectSecondProcess({
      config: { ...world.config, redisUrl: null },
      simulator: world.simulator,
    });
    onTestFinished(other.close);
    other.bus.subscribe('session', (key) => received.push(key));

    proxy.mute();
    await sleep(SILENT_MS);
    proxy.unmute();

    await expect
      .poll(async () => {
        await world.services.bus.publish('session', 'after');
        return received;
      }, SOON)
      .toContain('after');
  });

  test('Keeps waiting for a slow statement on a healthy connection', async () => {
    const { world } = await openMuted();
    onTestFinished(world.close);

    const { rows } = await sql`select pg_sleep(${(SILENT_MS * 3) / 1000}::float8), 'done' as state`.execute(
      world.services.database.db,
    );

    expect(rows).toMatchObject([{ state: 'done' }]);
  });

  test('A process shuts down even while the database is silent', async () => {
    const { proxy, world, save } = await openMuted();
    await save('1');

    proxy.mute();
    const saving = save('2');
    await sleep(SILENT_MS / 4);
    const { abandon, close } = world;
    const closing = closeInTime({ steps: [close], abandon, log: pino({ level: 'silent' }) }).then(() => 'closed');

    expect(await Promise.race([closing, sleep(15_000)])).toBe('closed');
    expect((await saving).status).toBe(503);
  });
});

test.skipIf(serverUrl === '')('Answers 503 to a save whose connection dies during its transaction', async () => {
  const { world, direct, save } = await openMuted();
  onTestFinished(world.close);
  await save('1');
  await direct.query('begin');
  await direct.query('lock table guild_settings in access exclusive mode');

  const saving = save('2');
  const killed = async () => {
    const { rows } = await direct.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`);
    return rows.length;
  };
  await expect.poll(killed, SOON).toBeGreaterThan(0);
  await direct.query('rollback');

  expect(await saving).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});
