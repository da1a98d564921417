/** Migrations a program has to know to be let at the database. */
interface SchemaFloorTable {
  migration: string;
  /** The version that first knew it. */
  version: string;
}

export interface SchemaFloorTables {
  schema_floor: SchemaFloorTable;
}
