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
  /** Why it came to nothing (`PaymentFailure`), or what is wrong with it, for the host to look at. */
  problem: string | null;
  /** What the host says of it, whatever the provider does (`PaymentAnswer`); null leaves it to the provider. */
  host_answer: string | null;
  created_at: Generated<Date>;
  settled_at: Moment | null;
  /** When the provider was last asked about it. */
  checked_at: Moment | null;
  /** The trace it was begun in, where there is one. */
  trace: string | null;
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
  /** Whether its boosts were told to stop. */
  ended: Generated<boolean>;
}

/** Which server is boosted by whom. */
interface BoostPlacementsTable {
  guild_id: string;
  user_id: string;
  guild_name: string;
  /** Its turn among the person's placements; a move keeps it. */
  taken_at: Moment;
  since: Moment;
  rests_until: Moment | null;
  moved_from: string | null;
}

/** The history of a person's boosts. */
interface BoostEventsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  guild_id: string;
  guild_name: string;
  from_guild_id: string | null;
  from_guild_name: string | null;
  at: Moment;
}

interface GiftCodesTable {
  id: Generated<string>;
  code_hash: string;
  plan: string;
  months: number;
  expires_at: Moment | null;
  created_at: Generated<Date>;
  redeemed_by: string | null;
  redeemed_at: Moment | null;
}

export interface BoostTables {
  payments: PaymentsTable;
  boost_grants: BoostGrantsTable;
  subscriptions: SubscriptionsTable;
  boost_placements: BoostPlacementsTable;
  boost_events: BoostEventsTable;
  gift_codes: GiftCodesTable;
}
