import { DIRECT_MESSAGE_TABLES } from './bot/direct-messages/tables.ts';
import { JOB_TABLES } from './jobs/tables.ts';
import { COMPONENT_STATE_TABLES } from './bot/component-states/tables.ts';
import { SCHEMA_FLOOR_TABLES } from './database/schema-floor-tables.ts';
import type { FactsByTable } from './database/table-facts.ts';
import { SHARD_TABLES } from './shards/tables.ts';
import { FEATURES } from './features/index.ts';

/** The facts of all tables: those of the frames, and those of the features in their order. */
export const ALL_TABLES: FactsByTable = {
  ...SCHEMA_FLOOR_TABLES,
  ...JOB_TABLES,
  ...SHARD_TABLES,
  ...DIRECT_MESSAGE_TABLES,
  ...COMPONENT_STATE_TABLES,
  ...FEATURES.tables,
};
