import type { GiveawayProblem, GiveawayState, WinnerState } from '@perigee/core/giveaways/giveaway';
import type { ColumnType, Generated } from 'kysely';

interface GiveawaysTable {
  guild_id: string;
  id: string;
  /** Counts the server's, from 1. */
  number: number;
  state: GiveawayState;
  /** Grows with each change; acts that follow from an older one have nothing to do any more. */
  revision: Generated<number>;
  channel_id: string;
  message_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  /** Prize, description, winners, requirements. Goes in as JSON and comes out parsed. */
  about: ColumnType<unknown, string, string>;
  /** Of a draft, how long it will run; of a paused one, how long it has left. */
  duration_ms: string | null;
  opened_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  /** Whose money the prizes are, where it is a member's own. */
  paid_by: string | null;
  /** What of it is set aside. */
  escrow: Generated<string>;
  sealed_seed: Buffer | null;
  commitment: string | null;
  /** Readable by all once it ended. */
  server_seed: string | null;
  entrants_hash: string | null;
  /** How many entered, once it ended. */
  entries: Generated<number>;
  /** What the message says. */
  shown_entries: Generated<number>;
  /** How many were drawn so far; whoever is drawn next is next in the order. */
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
  /** Which of the prizes. */
  slot: number;
  user_id: string;
  state: WinnerState;
  drawn_at: Generated<Date>;
  claim_until: Date | null;
  /** The movement that paid it. */
  operation_id: string | null;
}

export interface GiveawayTables {
  giveaways: GiveawaysTable;
  giveaway_entries: GiveawayEntriesTable;
  giveaway_winners: GiveawayWinnersTable;
}
