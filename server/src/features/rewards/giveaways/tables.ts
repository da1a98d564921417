import type { GiveawayProblem, GiveawayState, WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

interface GiveawaysTable {
  guild_id: string;
  id: string;
  /** Sequential within the guild, from 1. */
  number: number;
  state: GiveawayState;
  /** Increases with each change; jobs scheduled for an older revision do nothing. */
  revision: Generated<number>;
  channel_id: string;
  message_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  /** Prize, description, winners, requirements. Written as JSON, read parsed. */
  about: ColumnType<unknown, string, string>;
  /** For a draft, how long it will run; for a paused one, how long it has left. */
  duration_ms: string | null;
  opened_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  /** The payer, where the prizes are a member's own money. */
  paid_by: string | null;
  /** How much of it is set aside. */
  escrow: Generated<string>;
  sealed_seed: Buffer | null;
  commitment: string | null;
  /** Public once it has ended. */
  server_seed: string | null;
  entrants_hash: string | null;
  /** Number of entries, set when it ends. */
  entries: Generated<number>;
  /** The number the message shows. */
  shown_entries: Generated<number>;
  /** How many were drawn so far; the next one drawn follows in the order. */
  drawn: Generated<number>;
  entrants_forgotten_at: Date | null;
  problem: GiveawayProblem | null;
}

interface GiveawayEntriesTable {
  guild_id: string;
  giveaway_id: string;
  user_id: string;
  entered_at: Generated<Date>;
}

interface GiveawayWinnersTable {
  guild_id: string;
  giveaway_id: string;
  /** In the order of the draw, from 0. */
  place: number;
  /** The index of the prize. */
  slot: number;
  user_id: string;
  state: WinnerState;
  drawn_at: Generated<Date>;
  claim_until: Date | null;
  /** The ledger operation that paid it. */
  operation_id: string | null;
}

export interface GiveawayTables {
  giveaways: GiveawaysTable;
  giveaway_entries: GiveawayEntriesTable;
  giveaway_winners: GiveawayWinnersTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends GiveawayTables {}
}

const PROOF = 'the proof can be verified at any time';

/** Whom these tables name, and what keeps them from growing. */
export const GIVEAWAY_TABLES: TableFacts<GiveawayTables> = {
  giveaways: {
    persons: { created_by: 'feature', paid_by: 'feature' },
    growth: { retentionReason: PROOF },
  },
  giveaway_entries: {
    persons: { user_id: 'feature' },
    growth: { ownTask: 'entrants, some time after the end (giveaways/forget-entrants)' },
  },
  giveaway_winners: {
    persons: { user_id: 'feature' },
    growth: { retentionReason: PROOF },
  },
};
