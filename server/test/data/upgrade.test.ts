import { generalSection } from '@perigee/core/community/general/section';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { type DatabaseLocation, type Db, openDatabase } from '../../src/database/database.ts';
import { RELEASES } from '../../src/database/releases.ts';
import { createApiClient } from '../support/api-client.ts';
import { createFolder } from '../support/data/data-folder.ts';
import { insertPersonEverywhere } from '../support/data/insert-person-everywhere.ts';
import { lastRelease, type ReleasedVersion } from '../support/data/released-version.ts';
import { schemaOf } from '../support/data/schema-of.ts';
import { buildGeneral, createGuild, test } from '../support/fixtures.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { connectSecondProcess, serveWith } from '../support/world.ts';

const GUILD = '4000000000000000001';
const PERSON = '4000000000000000002';

type Row = Record<string, unknown>;
type Content = Record<string, Row[]>;

/** A database of the kind under test, without tables. */
async function createDatabase(): Promise<DatabaseLocation> {
  const { location, drop } = await createTestDatabase(createFolder());
  onTestFinished(drop);
  return location;
}

/** Opens the database with this version, and closes it after the work. */
async function withDatabase<Result>(location: DatabaseLocation, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  const result = await work(db);
  await close();
  return result;
}

/** A database as the released version leaves it: its tables with rows, and a guild's settings. */
async function openReleased(
  release: ReleasedVersion,
  guildId: string,
): Promise<{ location: DatabaseLocation; content: Content }> {
  const location = await createDatabase();
  const content = await withDatabase(location, async (db) => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await release.makeTables(db);
    await insertPersonEverywhere(db, GUILD, PERSON);
    await sql`insert into guild_settings values
      (${guildId}, 'general', 1, ${JSON.stringify(buildGeneral({ prefix: '%' }))}::jsonb)`.execute(db);
    await sql`insert into balances (guild_id, user_id, balance) values (${GUILD}, ${PERSON}, 40)`.execute(db);
    return contentOf(db, Object.keys(await schemaOf(db)));
  });
  return { location, content };
}

async function contentOf(db: Db, tables: readonly string[]): Promise<Content> {
  const found: Content = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** The schema of the tables, regardless of where they are stored and in which order parts were added. */
async function shapeOf(db: Db) {
  const tables = Object.entries(await schemaOf(db));
  return Object.fromEntries(
    tables.map(([name, { place: _place, triggers, ...shape }]) => [name, { ...shape, triggers: triggers.toSorted() }]),
  );
}

test('Upgrades data of the last release unchanged, with the same schema as a new database', async ({ world }) => {
  const release = lastRelease();
  const guild = createGuild(world);
  const { location, content } = await openReleased(release, guild.id);
  const config = { ...world.config, database: location };

  const [kept, upgraded] = await withDatabase(location, async (db) => [
    await contentOf(db, Object.keys(content)),
    await shapeOf(db),
  ]);
  const fresh = await withDatabase(await createDatabase(), shapeOf);
  const { close, ...services } = await connectSecondProcess({ ...world, config });
  onTestFinished(close);
  const { app, apiUrl } = await serveWith({ ...world, services }, config);
  onTestFinished(() => app.close());
  const saved = await createApiClient(apiUrl).call(guild.owner.token, generalSection.save, {
    params: { guildId: guild.id },
    body: buildGeneral({ prefix: '!' }),
  });

  expect(Object.values(content).filter((rows) => rows.length > 0).length).toBeGreaterThan(30);
  expect(kept).toMatchObject(content);
  expect(upgraded).toEqual(fresh);
  expect(saved.status).toBe(200);
  const versions = services.database.db.selectFrom('guild_settings').select('version').where('guild_id', '=', guild.id);
  expect(await versions.execute()).toEqual([{ version: 2 }]);
});

test('Finds the last release by its git tag, or in the recorded releases without one', () => {
  const folder = createFolder();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Perigee', '-c', 'user.email=release@perigee.test', ...words], {
      cwd: folder,
    });
  const commit = (text: string) => {
    writeFileSync(join(folder, 'package.json'), text);
    git('add', '--all');
    git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', text);
  };
  const nameOf = () => lastRelease(folder).name;

  const before = nameOf();
  git('init', '--quiet');
  for (const version of ['0.9.0', '0.10.0', '0.11.0']) {
    commit(version);
    git('tag', `v${version}`);
  }
  const atRelease = nameOf();
  commit('more');

  expect([before, atRelease, nameOf()]).toEqual([RELEASES.at(-1)?.version, 'v0.10.0', 'v0.11.0']);
});
