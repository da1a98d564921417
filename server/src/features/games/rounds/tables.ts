import type { RoundGame } from '@perigee/core/games/names';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** The seed of a member's next round, committed to since the previous round began. */
interface GameSeedsTable {
  guild_id: string;
  user_id: string;
  sealed_seed: Buffer;
  /** The seal is bound to it. */
  sealed_at: Date;
  commitment: string;
  /** The member may change it. */
  client_seed: string;
  /** Counts the member's rounds. */
  nonce: Generated<number>;
}

export type RoundStatus = 'open' | 'settled' | 'refunded';

interface GameRoundsTable {
  guild_id: string;
  /** Public: the id of its proof. */
  id: string;
  /** Increases with each round of any guild. */
  number: GeneratedAlways<string>;
  game: RoundGame;
  /** The version of the game's rules. */
  rules: number;
  state: RoundStatus;
  channel_id: string;
  message_id: string | null;
  /** Seat 0, with its stake and its payout; `paid` is null while it is open. */
  user_id: string;
  staked: string;
  paid: string | null;
  /** Seat 1; null against the house. */
  opponent_id: string | null;
  opponent_staked: string | null;
  opponent_paid: string | null;
  sealed_seed: Buffer;
  sealed_at: Date;
  commitment: string;
  /** Public once the round is over. */
  server_seed: string | null;
  client_seed: string;
  nonce: number;
  /** Stake, seats, commission, options. Written as JSON, read parsed. */
  bet: ColumnType<unknown, string, never>;
  /** The moves so far, as in the round's record. */
  history: ColumnType<unknown, string, string>;
  /** Presses have to name this version. */
  version: number;
  started_at: GeneratedAlways<Date>;
  /** When it ends by its own rule if nobody acts. */
  ends_at: Date;
  settled_at: Date | null;
}

export type ChallengeStatus = 'open' | 'accepted' | 'declined' | 'cancelled' | 'expired';

interface GameChallengesTable {
  guild_id: string;
  id: string;
  /** The command invocation that made it: a part of the round's client seed. */
  use_id: string;
  game: RoundGame;
  state: ChallengeStatus;
  channel_id: string;
  message_id: string | null;
  user_id: string;
  /** The challenged member; null for anybody, until somebody accepts. */
  opponent_id: string | null;
  stake: string;
  options: ColumnType<unknown, string, never>;
  sealed_seed: Buffer;
  sealed_at: Date;
  commitment: string;
  round_id: string | null;
  ends_at: Date;
}

/** What a member staked on a day in the guild's time zone. */
interface GameDaysTable {
  guild_id: string;
  user_id: string;
  /** Day in the guild's time zone, in days since 1970. */
  day: number;
  staked: Generated<string>;
  rounds: Generated<number>;
  at: Generated<Date>;
}

/** Until when a member has paused their own play. Never shortened. */
interface GamePausesTable {
  guild_id: string;
  user_id: string;
  until: Date;
}

interface JackpotsTable {
  guild_id: string;
  /** Public: the id of its proof. */
  id: string;
  /** Sequential within the guild, from 1. */
  number: number;
  state: 'open' | 'drawn';
  rules: number;
  /** Where the last ticket was bought; the result is posted there. */
  channel_id: string | null;
  sealed_seed: Buffer;
  sealed_at: Date;
  commitment: string;
  server_seed: string | null;
  /** The amount carried into it, plus all ticket prices. */
  pot: string;
  tickets: Generated<number>;
  /** In percent, as of the draw. */
  commission: number | null;
  /** 7 numbers separated by spaces. */
  drawn: string | null;
  right_places: number | null;
  share: string | null;
  /** The amount carried to the next pot. */
  carried: string | null;
  draws_at: Date;
  drawn_at: Date | null;
}

interface JackpotTicketsTable {
  guild_id: string;
  jackpot_id: string;
  /** From 1, in the order of purchase. */
  number: number;
  user_id: string;
  use_id: string;
  /** 7 numbers separated by spaces. */
  numbers: string;
  price: string;
  /** Null until the numbers are drawn. */
  paid: string | null;
  at: Generated<Date>;
}

export interface GameTables {
  game_seeds: GameSeedsTable;
  game_rounds: GameRoundsTable;
  game_challenges: GameChallengesTable;
  game_days: GameDaysTable;
  game_pauses: GamePausesTable;
  jackpots: JackpotsTable;
  jackpot_tickets: JackpotTicketsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends GameTables {}
}

const OVER = "state <> 'open'";
const PROOF = 'the proof can be verified at any time';

/** Whom these tables name, and what keeps them from growing. */
export const GAME_TABLES: TableFacts<GameTables> = {
  game_seeds: { persons: { user_id: 'row' }, growth: { oneRowFor: 'member who plays' } },
  game_rounds: {
    persons: {
      user_id: { fate: 'alias', only: OVER },
      opponent_id: { fate: 'alias', only: OVER },
    },
    growth: { retentionReason: PROOF },
  },
  game_challenges: {
    persons: {
      user_id: { fate: 'row', only: OVER },
      opponent_id: { fate: 'alias', only: OVER },
    },
    growth: { since: 'ends_at', retention: 'challenges' },
  },
  game_days: { persons: { user_id: 'row' }, growth: { since: 'at', retention: 'stakes' } },
  game_pauses: { persons: { user_id: 'row' }, growth: { oneRowFor: 'member who paused' } },
  jackpots: { growth: { retentionReason: PROOF } },
  jackpot_tickets: {
    persons: {
      user_id: {
        fate: 'alias',
        only: "(guild_id, jackpot_id) in (select guild_id, id from jackpots where state = 'drawn')",
      },
    },
    growth: { retentionReason: PROOF },
  },
};
