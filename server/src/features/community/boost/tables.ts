import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;

interface PaymentsTable {
  id: string;
  user_id: string;
  plan: string;
  /** The payer's own language. */
  locale: string;
  /** In hundredths of the currency unit. */
  amount: number;
  currency: string;
  state: string;
  provider_id: string | null;
  confirmation_url: string | null;
  /** The amount refunded, in hundredths of the currency unit. */
  refunded: Generated<number>;
  /** Why it failed (`PaymentFailure`), or what is wrong with it and needs the host's attention. */
  problem: string | null;
  /** The host's decision (`PaymentAnswer`), which overrides the provider; null leaves it to the provider. */
  host_answer: string | null;
  created_at: Generated<Date>;
  settled_at: Moment | null;
  /** When the provider was last asked about it. */
  checked_at: Moment | null;
  /** The trace in which it began, if any. */
  trace: string | null;
}

/** Grants of payments and gifts. */
interface BoostGrantsTable {
  id: Generated<string>;
  user_id: string;
  plan: string;
  months: number;
  at: Moment;
  /** The share that was not refunded, from 0 to 1. */
  kept: Generated<number>;
  /** `payment:<id>` or `gift:<id>`; each gives only once. */
  source: string;
}

/** A person's plan, folded from their grants. Only `Subscriptions` writes here. */
interface SubscriptionsTable {
  user_id: string;
  plan: string | null;
  ends_at: Moment | null;
  /** Whether the end of its boosts is recorded and announced. */
  ended: Generated<boolean>;
}

/** Who boosts which server. */
interface BoostPlacementsTable {
  guild_id: string;
  user_id: string;
  guild_name: string;
  /** Determines the order of a person's placements; unchanged by a move. */
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

declare module '../../../database/tables.ts' {
  interface Tables extends BoostTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const BOOST_TABLES: TableFacts<BoostTables> = {
  payments: {
    persons: { user_id: { fate: 'kept', because: 'required by law (bookkeeping)' } },
    outsideGuilds: true,
    growth: { retentionReason: 'required by law (bookkeeping)' },
  },
  boost_grants: {
    persons: { user_id: 'row' },
    outsideGuilds: true,
    growth: { retentionReason: 'a person’s plans are computed from it' },
  },
  subscriptions: {
    persons: { user_id: 'row' },
    outsideGuilds: true,
    growth: { oneRowFor: 'person who has or had a plan' },
  },
  boost_placements: { persons: { user_id: 'row' }, growth: { oneRowFor: 'server that a person boosts' } },
  boost_events: {
    persons: { user_id: 'row' },
    outsideGuilds: true,
    growth: { retentionReason: 'a person’s boost history' },
  },
  gift_codes: {
    persons: { redeemed_by: 'nobody' },
    outsideGuilds: true,
    growth: { retentionReason: 'a code works once; the operator creates them' },
  },
};
