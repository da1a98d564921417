import { expect } from 'vitest';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { personColumns } from '../support/data/person-columns.ts';
import { test } from '../support/fixtures.ts';

test('Every column that refers to a person declares what forgetting does to it', async ({ world }) => {
  const decided = Object.entries(ALL_TABLES).flatMap(([table, { persons = {} }]) =>
    Object.keys(persons).map((column) => `${table}.${column}`),
  );
  const present = await personColumns(world.services.database.db);

  expect(decided.toSorted()).toEqual(present.map(({ table, column }) => `${table}.${column}`).toSorted());
});
