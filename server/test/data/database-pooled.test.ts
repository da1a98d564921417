import { generalSection } from '@perigee/core/community/general/section';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PROCESS_PREFIX } from '../../src/database/process-name.ts';
import { createApiClient } from '../support/api-client.ts';
import { buildGeneral, createGuild } from '../support/fixtures.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { connectSecondProcess, startWorld, type World } from '../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** A product configured to reach its database through a pooler. */
async function openPooled(): Promise<World> {
  const { location, drop } = await createTestDatabase();
  if (location.kind === 'embedded') throw new Error('these tests are about a server');
  onTestFinished(drop);
  const through = new URL(location.url);
  through.searchParams.set('fallback_application_name', 'pooler');
  const pooled = { ...location, url: through.href, directUrl: location.url };
  const world = await startWorld({ location: pooled, withBot: false, env: { REDIS_URL: '' } });
  onTestFinished(world.close);
  return world;
}

describe.skipIf(serverUrl === '')('Database pooler', () => {
  test('Leaves no session state on a pooled connection', async () => {
    const { services } = await openPooled();
    const { db } = services.database;

    await services.ledger.change({ guildId: '1', userId: '2', kind: 'work', balance: 5 });
    const { rows: left } = await sql<{ plans: string; limit: string }>`
      select (select count(*) from pg_prepared_statements) as plans, current_setting('lock_timeout') as limit`.execute(
      db,
    );

    expect(left).toEqual([{ plans: '0', limit: '0' }]);
  });

  test('Identifies a process only by its direct connection', async () => {
    const { services } = await openPooled();

    const { rows } = await sql<{ name: string; state: string }>`
      select application_name as name, query as state from pg_stat_activity
      where datname = current_database() and starts_with(application_name, 'perigee')`.execute(services.database.db);
    const known = rows.filter(({ name }) => name.startsWith(PROCESS_PREFIX));

    expect(known).toMatchObject([{ state: expect.stringMatching(/^(LISTEN|SELECT 1)/) }]);
    expect(rows.length).toBeGreaterThan(known.length);
  });

  test('Processes behind a pooler see the saves of each other', async () => {
    const world = await openPooled();
    const other = await connectSecondProcess(world);
    onTestFinished(other.close);
    const guild = createGuild(world);
    await other.settingsCache.get(guild.id);

    await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
      params: { guildId: guild.id },
      body: buildGeneral({ prefix: '%' }),
    });

    await expect.poll(async () => (await other.settingsCache.get(guild.id)).prefix).toBe('%');
  });
});
