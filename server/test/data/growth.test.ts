import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { retentionOf } from '../../src/compose.ts';
import { forgetOldRows } from '../../src/database/retention.ts';
import { forgetBoards } from '../../src/features/economy/balances/boards/forget-boards.ts';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { openFeatures } from '../../src/features/index.ts';
import { describeData } from '../support/data/describe-data.ts';
import { test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

/** The migrator's own tables. */
const OF_THE_SCHEMA = /^kysely_/;

/** Every table; partitioned ones without their partitions. */
async function tablesOf({ services }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname collate "C"`.execute(services.database.db);
  return rows.map(({ name }) => name).filter((name) => !OF_THE_SCHEMA.test(name));
}

const rulesOf = ({ services }: World) => retentionOf(openFeatures(services).features);

describe('Tables', () => {
  test('The table declarations list exactly the tables of the database', async ({ world }) => {
    expect(Object.keys(ALL_TABLES).toSorted()).toEqual(await tablesOf(world));
  });

  test('The generated docs/data.md lists every table with its retention', async ({ world }) => {
    const text = describeData(ALL_TABLES, rulesOf(world));

    await expect(text).toMatchFileSnapshot('../../../docs/data.md');
  });
});

describe('Expired rows', () => {
  test('Deletes old polls with their votes, and boards of past weeks', async ({ world, guild }) => {
    const { db } = world.services.database;
    await sql`
      insert into polls (guild_id, id, author_id, channel_id, question, answers, closed_at)
      select ${guild.id}, gen_random_uuid(), 1, 1, 'old', '[]', now() - make_interval(days => d)
      from unnest('{89,91}'::int[]) d`.execute(db);
    await sql`
      insert into poll_votes (guild_id, poll_id, user_id, answer)
      select guild_id, id, 1, 0 from polls where guild_id = ${guild.id}`.execute(db);
    await sql`
      insert into boards (guild_id, sort, period, starts_at, ends_at, marked_week)
      select ${guild.id}, 'xp', 'week', now() - make_interval(days => d), now() - make_interval(days => d - 7), now()
      from unnest('{13,15}'::int[]) d`.execute(db);
    await sql`
      insert into board_entries (board_id, user_id, place)
      select id, 1, 1 from boards where guild_id = ${guild.id}`.execute(db);

    const log = pino({ level: 'silent' });
    const stops = [forgetOldRows(db, rulesOf(world), log), forgetBoards(db, log)];

    const left = async () => {
      const { rows } = await sql<{ polls: number; votes: number; boards: number; entries: number }>`
        select
          (select count(*)::int from polls where guild_id = ${guild.id}) as polls,
          (select count(*)::int from poll_votes where guild_id = ${guild.id}) as votes,
          (select count(*)::int from boards where guild_id = ${guild.id}) as boards,
          (
            select count(*)::int from board_entries where user_id = 1 and place = 1
          ) as entries`.execute(db);
      return rows[0];
    };
    await expect.poll(left).toMatchObject({ polls: 1, votes: 1, boards: 1, entries: 1 });
    await Promise.all(stops.map((stop) => stop()));
  });
});
