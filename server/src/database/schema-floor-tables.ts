/** Migrations a program has to know to use the database. */
interface SchemaFloorTable {
  migration: string;
  /** The version that first had it. */
  version: string;
}

export interface SchemaFloorTables {
  schema_floor: SchemaFloorTable;
}
