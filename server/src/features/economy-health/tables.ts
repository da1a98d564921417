/** What members of a server have together. */
interface EconomySupplyTable {
  guild_id: string;
  supply: string;
}

/** What a kind of movement did within an hour. */
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
  /** The amount without its sign. */
  size: string;
  ledger_id: string;
  at: Date;
  kind: string;
  amount: string;
  subject: string | null;
  user_id: string;
  peer_user_id: string | null;
}

/** What somebody earned by their own doing in a week (from Monday, UTC), and how. */
interface EconomyEarnersTable {
  guild_id: string;
  week: Date;
  user_id: string;
  earned: string;
  /** The hours of the week in which they earned something, as bits from Monday's first on. */
  hours: string;
  works: number;
  last_work_at: Date | null;
  /** Waits between two works that were no rest: how many, their sum, and that of their squares. */
  waits: number;
  waits_ms: string;
  waits_ms_squared: string;
  suspect: boolean;
}

/** How many members earned how much an hour in a week, by the steps of core/src/economy-health/earning-steps.ts. */
interface EconomyEarningStepsTable {
  guild_id: string;
  week: Date;
  step: number;
  members: number;
}

/** Up to which transaction, exclusive, the ledger is in the others. One row. */
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
