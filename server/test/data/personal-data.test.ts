import { expect } from 'vitest';
import { allTables } from '../../src/features/all-tables.ts';
import { openFeatures } from '../../src/features/index.ts';
import { personColumns } from '../../src/testing/data/person-columns.ts';
import { test } from '../../src/testing/fixtures.ts';

test('every column that names a person has a fate, should the person be forgotten', async ({ world }) => {
  const { features } = openFeatures(world.services);

  const decided = Object.entries(allTables(features)).flatMap(([table, { persons = {} }]) =>
    Object.keys(persons).map((column) => `${table}.${column}`),
  );
  const present = await personColumns(world.services.database.db);

  expect(decided.toSorted()).toEqual(present.map(({ table, column }) => `${table}.${column}`).toSorted());
});
