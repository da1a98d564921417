import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, vi } from 'vitest';
import { retentionOf } from '../../src/compose.ts';
import { forgetOldRows } from '../../src/database/retention.ts';
import { openFeatures } from '../../src/features/index.ts';
import { test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const rulesOf = ({ services }: World) => retentionOf(openFeatures(services).features);

describe('Retention', () => {
  test('Deletes all expired rows, and keeps the others', async ({ world }) => {
    const { db } = world.services.database;
    // Ignores the minute the product itself may store meanwhile.
    const old = sql<boolean>`minute < now() - interval '1 hour'`;
    const minutes = () => db.selectFrom('bot_stats_history').select('minute').where(old).execute();
    await db.deleteFrom('bot_stats_history').execute();
    await sql`
      insert into bot_stats_history (minute, guilds, users)
      select now() - make_interval(hours => 23, mins => age), 1, 1 from generate_series(1, 1300) age`.execute(db);

    const stop = forgetOldRows(db, rulesOf(world), pino({ level: 'silent' }));

    // Of the 1,300 minutes, only those in the last hour of the day remain.
    await vi.waitFor(async () => expect(await minutes()).toHaveLength(59), { timeout: 60_000 });
    await stop();
    const oldest = Math.min(...(await minutes()).map(({ minute }) => minute.getTime()));
    expect(Date.now() - oldest).toBeLessThan(DAY_MS);
  });

  test('Every column that expires rows has an index', async ({ world }) => {
    const { rows } = await sql<{ name: string }>`
      select i.indrelid::regclass || '.' || a.attname as name
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`.execute(
      world.services.database.db,
    );

    const indexed = new Set(rows.map(({ name }) => name));
    expect(
      rulesOf(world)
        .map(({ table, since }) => `${table}.${since}`)
        .filter((column) => !indexed.has(column)),
    ).toEqual([]);
  });
});
