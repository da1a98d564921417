import type { TableFacts } from './table-facts.ts';

/** Migrations a program has to know to use the database. */
interface SchemaFloorTable {
  migration: string;
  /** The version that first had it. */
  version: string;
}

export interface SchemaFloorTables {
  schema_floor: SchemaFloorTable;
}

/** Whom these tables name, and what keeps them from growing. */
export const SCHEMA_FLOOR_TABLES: TableFacts<SchemaFloorTables> = {
  schema_floor: { prefilled: true, growth: { oneRowFor: 'migration that removed something' } },
};
