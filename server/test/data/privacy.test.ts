import { listStores } from '@perigee/core/site/privacy/data-stores';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { retentionOf } from '../../src/compose.ts';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { openFeatures } from '../../src/features/index.ts';
import { test } from '../support/fixtures.ts';

const storeOf = (table: string) => listStores().find(({ store }) => new Set<string>(store.tables).has(table));

describe('Privacy page', () => {
  test('The privacy page covers every table that refers to a person', () => {
    const tables = Object.entries(ALL_TABLES);

    const unsaid = tables.filter(([table, { persons }]) => persons !== undefined && storeOf(table) === undefined);
    expect(unsaid).toEqual([]);
  });

  test('The privacy page states the retention of everything that expires', ({ world }) => {
    const rules = retentionOf(openFeatures(world.services).features);

    const unsaid = rules.filter(
      ({ table, retention }) => !new Set<string>(storeOf(table)?.store.retention).has(retention),
    );
    expect(unsaid).toEqual([]);
  });

  test('The privacy page lists each table once, and only existing ones', async ({ world }) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      world.services.database.db,
    );

    const listed = listStores().flatMap(({ store }): readonly string[] => store.tables);
    const known = new Set(rows.map(({ name }) => name));
    expect(listed.filter((table) => !known.has(table))).toEqual([]);
    expect(listed).toHaveLength(new Set(listed).size);
  });
});
