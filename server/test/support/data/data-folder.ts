import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { generalSection } from '@perigee/core/community/general/section';
import { openUnmigrated } from '../../../src/copy/open-copied.ts';
import { lockDataFolder } from '../../../src/database/embedded/data-folder.ts';
import type { DatabaseLocation, Db } from '../../../src/database/database.ts';
import { MIGRATION_NAMES, migrateTo } from '../../../src/database/migrate.ts';
import { createLog } from '../../../src/http/request-log.ts';
import { createApiClient } from '../api-client.ts';
import { buildGeneral, createGuild, type GuildFixture } from '../fixtures.ts';
import { createTestDatabase } from '../test-database.ts';
import { startWorld, type World } from '../world.ts';

/** A temporary folder, removed after the test. */
export function createFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'perigee-kept-'));
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** A product whose data other programs can access while it runs, as with `npm start`; closed after the test. */
export async function startWithFolder(): Promise<World> {
  const world = await openWithFolder();
  onTestFinished(world.close);
  return world;
}

/** The same, for several tests. */
export async function openWithFolder(): Promise<World> {
  const dataFolder = makeFolder();
  const unlock = lockDataFolder(dataFolder);
  const world = await startWorld({ dataFolder, withBot: false });
  return {
    ...world,
    async close() {
      await world.close();
      unlock();
      removeFolder(dataFolder);
    },
  };
}

/** A new database location of the kind under test. */
export async function createPlace(): Promise<DatabaseLocation> {
  const { location, drop } = await createTestDatabase(createFolder());
  onTestFinished(drop);
  return location.kind === 'server' ? location : { kind: 'embedded', folder: createFolder() };
}

/** A database of the kind under test with something in it, and nobody using it. */
export async function createUsedPlace(): Promise<DatabaseLocation> {
  const { location, drop } = await createTestDatabase(createFolder());
  onTestFinished(drop);
  const { db, close } = await openUnmigrated(location, createLog('silent'));
  try {
    await sql`insert into member_names (guild_id, user_id, username) values (1, 1, 'somebody')`.execute(db);
  } finally {
    await close();
  }
  return location;
}

/** An unused database of a version that did not have the migration yet. */
export async function createOlderPlace(migration: string): Promise<DatabaseLocation> {
  const { location, drop } = await createTestDatabase(createFolder());
  onTestFinished(drop);
  const { db, close } = await openUnmigrated(location, createLog('silent'));
  try {
    await db.transaction().execute(async (tx) => {
      await sql`drop schema public cascade`.execute(tx);
      await sql`create schema public`.execute(tx);
      await migrateTo(tx, MIGRATION_NAMES.slice(0, MIGRATION_NAMES.indexOf(migration)));
    });
  } finally {
    await close();
  }
  return location;
}

/** Fills a server with data that is hard to copy: money, numbers, bytes, lists, partitions. */
export async function furnishGuild(world: World, members = 30): Promise<GuildFixture> {
  const guild = createGuild(world);
  const { ledger, database } = world.services;
  await createApiClient(world.apiUrl).call(guild.owner.token, generalSection.save, {
    params: { guildId: guild.id },
    body: buildGeneral({ prefix: '%' }),
  });
  for (let member = 1; member <= members; member += 1) {
    await ledger.post({
      guildId: guild.id,
      kind: 'demo',
      members: [{ userId: String(member), balance: member }],
      accounts: [{ account: 'mint:demo', amount: -member }],
    });
  }
  await addOddRows(database.db, guild.id);
  return guild;
}

async function addOddRows(db: Db, guildId: string): Promise<void> {
  await sql`create table if not exists archived_blocks_1 partition of archived_blocks for values from (1) to (1000)`.execute(
    db,
  );
  await sql`
    insert into archived_blocks values (${guildId}, 5, 6, 1, true, '{5,6}', '{7}', '{8,9}', '{}', '\\x00ff0a')
    on conflict do nothing`.execute(db);
  await sql`
    insert into member_names (guild_id, user_id, username)
    values (${guildId}, 1, ${'a "quoted"\n\\N name, по-русски 🙂'}) on conflict do nothing`.execute(db);
  await sql`
    insert into coupon_guesses (guild_id, user_id, at) values (${guildId}, 8, now()), (${guildId}, 9, now())`.execute(
    db,
  );
  await sql`
    insert into pending_orders (guild_id, id, moderator_id, details, created_at)
    values (${guildId}, ${randomUUID()}, 8, '{"text": "null", "list": [1, 2.50, null]}', now())`.execute(db);
}
