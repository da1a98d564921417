import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test as base } from 'vitest';
import { makeBackup } from '../../src/copy/make-backup.ts';
import { openUnmigrated } from '../../src/copy/open-copied.ts';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { createLog } from '../../src/http/request-log.ts';
import { contentOf, newFile, tablesOf } from '../support/data/copies.ts';
import {
  createFolder,
  createOlderPlace,
  createPlace,
  createUsedPlace,
  furnishGuild,
  openWithFolder,
} from '../support/data/data-folder.ts';
import type { GuildFixture } from '../support/fixtures.ts';
import { runTool } from '../support/programs/run-tool.ts';
import { connectSecondProcess, type World } from '../support/world.ts';

const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** A product with the data of one guild, and a new backup of it. */
const test = base.extend<{ kept: { world: World; guild: GuildFixture }; file: string }>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await openWithFolder();
      await use({ world, guild: await furnishGuild(world) });
      await world.close();
    },
    { scope: 'file' },
  ],
  file: async ({ kept }, use) => {
    const file = newFile();
    await makeBackup(kept.world.services.database.db, file, ALL_TABLES);
    await use(file);
  },
});

/** The product on a database that was restored, closed after the test. */
async function startOn(database: DatabaseLocation, { simulator, config }: World) {
  const { close, ...services } = await connectSecondProcess({ simulator, config: { ...config, database } });
  onTestFinished(close);
  return services;
}

/** Changes a backup's header and keeps its checksum valid. */
function changeHeader(file: string, change: (header: { migrations: string[] }) => void): void {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '');
  change(header);
  const body = [JSON.stringify(header), ...lines.slice(1, -1)].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ ...JSON.parse(lines.at(-1) ?? ''), sha256 })}\n`));
}

/** Migrations of tables that backups leave out, so a backup without them could come from the version before. */
const OF_PROCESSES = new Set(['0051-gateway-shards', '0057-processes']);

describe('Backups', () => {
  test('Backs up a running product, and restores the same content to a new database', async ({
    kept: { world, guild },
  }) => {
    const [file, place] = [newFile(), await createPlace()];

    const made = await runTool('back-up', ['--to', file], world.location);
    await world.services.ledger.post({
      guildId: guild.id,
      kind: 'demo',
      members: [{ userId: '1', balance: 5 }],
      accounts: [{ account: 'mint:demo', amount: -5 }],
    });
    const restored = await runTool('restore', ['--from', file], place);
    const books = await runTool('check-books', [], place);

    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/holds \d+ rows of \d+ tables/) });
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Restored \d+ rows/) });
    expect(books).toEqual({ code: 0, output: 'All ledgers are balanced. Servers checked: 1.\n' });
    expect(await contentOf(place)).toEqual(tablesOf(file));

    const { ledger, database } = await startOn(place, world);
    expect(await ledger.holdings(guild.id, '1')).toEqual({ balance: 1, xp: 0 });
    await ledger.post({
      guildId: guild.id,
      kind: 'demo',
      members: [{ userId: '1', balance: 1000 }],
      accounts: [{ account: 'mint:demo', amount: -1000 }],
    });
    await expect
      .poll(() => database.db.selectFrom('board_entries').select('place').where('user_id', '=', '1').execute())
      .toContainEqual({ place: '-1001' });
  });

  test('Restores to a used database only with --replace, and not while the product runs', async ({ kept, file }) => {
    const place = await createUsedPlace();

    const refused = await runTool('restore', ['--from', file], place);
    const whileRunning = await runTool('restore', ['--from', file, '--replace'], kept.world.location);
    const replaced = await runTool('restore', ['--from', file, '--replace'], place);

    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    expect(whileRunning).toMatchObject({ code: 1, output: expect.stringMatching(/Stop it/) });
    expect(replaced.code).toBe(0);
    expect(await contentOf(place)).toEqual(tablesOf(file));
  });

  test('Restoring a backup of an older version migrates it', async ({ kept, file }) => {
    const place = await createPlace();
    changeHeader(file, (header) => {
      header.migrations = header.migrations.filter((name) => !OF_PROCESSES.has(name));
    });

    const restored = await runTool('restore', ['--from', file], place);

    expect(restored.code).toBe(0);
    const { database } = await startOn(place, kept.world);
    expect(await database.db.selectFrom('gateway_shards').selectAll().execute()).toEqual([]);
  });

  test('Backs up a database of an older version that lacks some tables', async ({ kept }) => {
    const [older, place] = [await createOlderPlace('0036-levels'), await createPlace()];
    const file = newFile();

    const made = await runTool('back-up', ['--to', file], older);
    const restored = await runTool('restore', ['--from', file], place);

    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/holds \d+ rows/) });
    expect(restored.code).toBe(0);
    const { database } = await startOn(place, kept.world);
    expect(await database.db.selectFrom('level_progress').select('tx').execute()).toHaveLength(1);
  });

  test.skipIf(!hasServer)('Restores to a database that holds only rows from migrations', async ({ file }) => {
    const place = await createPlace();
    const { db, close } = await openUnmigrated(place, createLog('silent'));
    await sql`insert into schema_floor (migration, version) values ('0001-foundation', '0.1.0')`.execute(db);
    await close();

    const restored = await runTool('restore', ['--from', file], place);

    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Restored \d+ rows/) });
  });

  test.skipIf(!hasServer)('A backup moves data from one kind of database to the other and back', async ({ file }) => {
    const embedded: DatabaseLocation = { kind: 'embedded', folder: createFolder() };
    const [second, place] = [newFile(), await createPlace()];

    const there = await runTool('restore', ['--from', file], embedded);
    await runTool('back-up', ['--to', second], embedded);
    const back = await runTool('restore', ['--from', second], place);

    expect([there.code, back.code]).toEqual([0, 0]);
    expect(tablesOf(second)).toEqual(tablesOf(file));
    expect(await contentOf(place)).toEqual(tablesOf(file));
    expect(await runTool('check-books', [], embedded)).toMatchObject({ code: 0 });
    expect(await runTool('check-books', [], place)).toMatchObject({ code: 0 });
  });

  test('Restoring a damaged, truncated or newer backup changes nothing', async ({ file }) => {
    const place = await createPlace();
    const damaged = `${file}.damaged`;
    writeFileSync(damaged, gzipSync(gunzipSync(readFileSync(file)).toString().replace('по-русски', 'по-другому')));
    const cut = `${file}.cut`;
    writeFileSync(cut, readFileSync(file).subarray(0, 2000));
    const newer = `${file}.newer`;
    writeFileSync(newer, readFileSync(file));
    changeHeader(newer, ({ migrations }) => migrations.push('9999-of-tomorrow'));
    const runs = await Promise.all(
      [damaged, cut, newer].map((each) => runTool('restore', ['--from', each, '--replace'], place)),
    );

    expect(runs.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(runs[0]?.output).toContain('damaged');
    expect(runs[1]?.output).toContain('damaged');
    expect(runs[2]?.output).toContain('9999-of-tomorrow');
    expect((await runTool('restore', ['--from', file], place)).code).toBe(0);
  });
});
