import type { TableFacts } from '../../../database/table-facts.ts';

interface CooldownsTable {
  guild_id: string;
  user_id: string;
  /** The action: `work`, or `job:` with the job's name. */
  action: string;
  ready_at: Date;
}

export interface CooldownsTables {
  cooldowns: CooldownsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends CooldownsTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const COOLDOWNS_TABLES: TableFacts<CooldownsTables> = {
  cooldowns: { persons: { user_id: 'row' }, growth: { since: 'ready_at', retention: 'waits' } },
};
