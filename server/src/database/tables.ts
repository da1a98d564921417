import type { SchemaFloorTables } from './schema-floor-tables.ts';

/** All tables. Every other room adds its own where it describes their columns, in its `tables.ts` (decision 0133). */
export interface Tables extends SchemaFloorTables {}
