import { expect } from 'vitest';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { personColumns } from '../support/data/person-columns.ts';
import { test } from '../support/fixtures.ts';

test('every column that names a person has a fate, should the person be forgotten', async ({ world }) => {
  const decided = Object.entries(ALL_TABLES).flatMap(([table, { persons = {} }]) =>
    Object.keys(persons).map((column) => `${table}.${column}`),
  );
  const present = await personColumns(world.services.database.db);

  expect(decided.toSorted()).toEqual(present.map(({ table, column }) => `${table}.${column}`).toSorted());
});
