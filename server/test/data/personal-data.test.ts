import { sql } from 'kysely';
import { expect } from 'vitest';
import { openFeatures } from '../../src/features/index.ts';
import { test } from '../../src/testing/fixtures.ts';

/** Name pattern of columns that hold a person's id. */
const OF_A_PERSON = '(^|_)(user_ids?|member_ids?|moderator_ids?|author_ids?|opponent_id|by_id|by)$';

test('every column that names a person is one that a feature answers for', async ({ world }) => {
  const { features } = openFeatures(world.services);

  const claimed = features.flatMap(({ personalData = {} }) =>
    Object.entries(personalData).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  // Without partitions, which repeat their table's columns.
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and not relispartition and column_name ~ ${OF_A_PERSON}`.execute(
    world.services.database.db,
  );

  expect(claimed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
