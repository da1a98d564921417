import { generalSection } from '@perigee/core/community/general/section';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../src/database/database.ts';
import { createApiClient } from '../support/api-client.ts';
import { buildGeneral, createGuild } from '../support/fixtures.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startWorld } from '../support/world.ts';

const log = pino({ level: 'silent' });

/** A database last used by a newer version, with changes this version does not know. */
async function newerDatabase(change: (db: Db) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-newer-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const { db, close } = await openDatabase(location, log);
  await sql`insert into kysely_migration values ('9001-from-the-future', '2031-01-01')`.execute(db);
  await change(db);
  await close();
  return location;
}

test('Runs on a database to which a newer version added a column', async () => {
  const location = await newerDatabase((db) =>
    sql`alter table guild_settings add column from_the_future text not null default 'yes'`.execute(db),
  );
  const world = await startWorld({ location, withBot: false });
  onTestFinished(world.close);
  const guild = createGuild(world);

  const saved = await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
    params: { guildId: guild.id },
    body: buildGeneral({ prefix: '%' }),
  });

  expect(saved.status).toBe(200);
});

test('Applies its own missing migration to a database that a newer version used', async () => {
  const location = await newerDatabase(async (db) => {
    await sql`drop table guild_activity`.execute(db);
    await sql`delete from kysely_migration where name = '0049-guild-activity'`.execute(db);
  });

  const { db, close } = await openDatabase(location, log);
  onTestFinished(close);

  expect((await sql`select from guild_activity`.execute(db)).rows).toEqual([]);
});

test('Refuses to start when a newer version removed something it uses, and names that version', async () => {
  const location = await newerDatabase((db) =>
    sql`insert into schema_floor (migration, version) values ('8000-unheard-of', '7.2.0')`.execute(db),
  );

  const opening = openDatabase(location, log);

  await expect(opening).rejects.toThrow(/^A newer Perigee changed the database, .* Run 7\.2\.0 or newer\.$/);
});

test('Starts when it knows the migration that removed something', async () => {
  const location = await newerDatabase((db) =>
    sql`insert into schema_floor (migration, version) values ('0104-schema-floor', '0.2.0')`.execute(db),
  );

  const { db, close } = await openDatabase(location, log);
  onTestFinished(close);

  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('Refuses a newer database that does not record compatible versions', async () => {
  const location = await newerDatabase((db) => sql`drop table schema_floor`.execute(db));

  const opening = openDatabase(location, log);

  await expect(opening).rejects.toThrow('Run a newer one.');
});
