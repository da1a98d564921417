import type { TableFacts } from '../../../database/table-facts.ts';

/** The total of all members' balances. */
interface EconomySupplyTable {
  guild_id: string;
  supply: string;
}

/** The flow of a kind of movement within an hour. */
interface EconomyHoursTable {
  guild_id: string;
  hour: Date;
  kind: string;
  minted: string;
  removed: string;
  moved: string;
  times: string;
}

/** The largest movements of each hour. */
interface EconomyMovementsTable {
  guild_id: string;
  hour: Date;
  /** The absolute amount. */
  size: string;
  ledger_id: string;
  at: Date;
  kind: string;
  amount: string;
  subject: string | null;
  user_id: string;
  peer_user_id: string | null;
}

/** What a member earned by their own activity in a week (from Monday, UTC), and how. */
interface EconomyEarnersTable {
  guild_id: string;
  week: Date;
  user_id: string;
  earned: string;
  /** The hours of the week in which they earned something, as bits starting with Monday's first hour. */
  hours: string;
  works: number;
  last_work_at: Date | null;
  /** Waits between two uses of work, without rests: their number, their sum, and the sum of their squares. */
  waits: number;
  waits_ms: string;
  waits_ms_squared: string;
  suspect: boolean;
}

/** Members by hourly earnings in a week, in the steps of core/src/insights/economy-health/earning-steps.ts. */
interface EconomyEarningStepsTable {
  guild_id: string;
  week: Date;
  step: number;
  members: number;
}

/** The transaction up to which, exclusive, the ledger is applied to the other tables. One row. */
interface EconomyProgressTable {
  id: boolean;
  tx: string;
}

export interface EconomyHealthTables {
  economy_supply: EconomySupplyTable;
  economy_hours: EconomyHoursTable;
  economy_movements: EconomyMovementsTable;
  economy_earners: EconomyEarnersTable;
  economy_earning_steps: EconomyEarningStepsTable;
  economy_progress: EconomyProgressTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends EconomyHealthTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const ECONOMY_HEALTH_TABLES: TableFacts<EconomyHealthTables> = {
  economy_supply: { growth: { oneRowFor: 'server' } },
  economy_hours: { growth: { since: 'hour', retention: 'economyHours' } },
  economy_movements: {
    persons: { user_id: 'alias', peer_user_id: 'alias' },
    growth: { since: 'hour', retention: 'economyHours' },
  },
  economy_earners: { persons: { user_id: 'alias' }, growth: { since: 'week', retention: 'economyWeeks' } },
  economy_earning_steps: { growth: { since: 'week', retention: 'economyWeeks' } },
  economy_progress: { cursor: true, prefilled: true, growth: { oneRowFor: 'database' } },
};
