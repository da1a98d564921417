import type { ColumnType } from 'kysely';
import type { TableFacts } from '../../database/table-facts.ts';

/** What a button, select or form keeps beyond its custom id. */
interface ComponentStatesTable {
  guild_id: string;
  id: string;
  /** The member it was kept for. */
  user_id: string;
  kind: string;
  /** Written as JSON, read back parsed. */
  state: ColumnType<unknown, string, never>;
  expires_at: Date;
  /** The press that carries it out; null while it waits. */
  press_id: ColumnType<string | null, undefined, string>;
}

export interface ComponentStateTables {
  component_states: ComponentStatesTable;
}

declare module '../../database/tables.ts' {
  interface Tables extends ComponentStateTables {}
}

/** Whom this table names, and what keeps it from growing. */
export const COMPONENT_STATE_TABLES: TableFacts<ComponentStateTables> = {
  component_states: { persons: { user_id: 'row' }, growth: { since: 'expires_at', retention: 'componentStates' } },
};
