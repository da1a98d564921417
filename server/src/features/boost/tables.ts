import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

interface PaymentsTable {
  id: string;
  user_id: string;
  plan: string;
  /** The payer's own language. */
  locale: string;
  /** In hundredths of the currency. */
  amount: number;
  currency: string;
  state: string;
  provider_id: string | null;
  confirmation_url: string | null;
  /** How much was paid back, in hundredths of the currency. */
  refunded: Generated<number>;
  /** What is wrong with it, for the host to look at. */
  problem: string | null;
  created_at: Generated<Date>;
  settled_at: Moment | null;
  /** When the provider was last asked about it. */
  checked_at: Moment | null;
}

/** What payments and gifts gave. */
interface BoostGrantsTable {
  id: Generated<string>;
  user_id: string;
  plan: string;
  months: number;
  at: Moment;
  /** The share that was not paid back, 0 to 1. */
  kept: Generated<number>;
  /** `payment:<id>` or `gift:<code>`; each gives once. */
  source: string;
}

/** The sum of a person's grants. Nobody but `Subscriptions` writes here. */
interface SubscriptionsTable {
  user_id: string;
  plan: string | null;
  ends_at: Moment | null;
  /** The end they were last reminded of. */
  reminded_of: Moment | null;
}

export interface BoostTables {
  payments: PaymentsTable;
  boost_grants: BoostGrantsTable;
  subscriptions: SubscriptionsTable;
}
