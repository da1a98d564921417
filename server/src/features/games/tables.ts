import type { RoundGame } from '@perigee/core/games/names';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a member's next round is played with. The seed is committed to since the round before it began. */
interface GameSeedsTable {
  guild_id: string;
  user_id: string;
  sealed_seed: Buffer;
  /** What the seal is bound to. */
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
  /** Public: the proof stands under it. */
  id: string;
  /** Grows with each round of any server. */
  number: GeneratedAlways<string>;
  game: RoundGame;
  /** The version of the game's rules. */
  rules: number;
  state: RoundStatus;
  channel_id: string;
  message_id: string | null;
  /** Seat 0, with what was put in and what was paid out; null while it is open. */
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
  /** Readable by all once it is over. */
  server_seed: string | null;
  client_seed: string;
  nonce: number;
  /** Stake, seats, commission, options. Goes in as JSON and comes out parsed. */
  bet: ColumnType<unknown, string, never>;
  /** What was done, as in the round's record. */
  history: ColumnType<unknown, string, string>;
  /** What presses have to name. */
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
  /** What asked for it: a part of the round's client seed. */
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

/** What a member staked within a day of the server. */
interface GameDaysTable {
  guild_id: string;
  user_id: string;
  /** In the server's time zone, as so many days since 1970. */
  day: number;
  staked: Generated<string>;
  rounds: Generated<number>;
  at: Generated<Date>;
}

/** Until when a member wants to play nothing. Never shortened. */
interface GamePausesTable {
  guild_id: string;
  user_id: string;
  until: Date;
}

interface JackpotsTable {
  guild_id: string;
  /** Public: the proof stands under it. */
  id: string;
  /** Counts the server's, from 1. */
  number: number;
  state: 'open' | 'drawn';
  rules: number;
  /** Where the last ticket was bought: the result is told there. */
  channel_id: string | null;
  sealed_seed: Buffer;
  sealed_at: Date;
  commitment: string;
  server_seed: string | null;
  /** What was carried into it, and what was paid for its tickets. */
  pot: string;
  tickets: Generated<number>;
  /** Percent, as it was when the numbers were drawn. */
  commission: number | null;
  /** 7 numbers separated by spaces. */
  drawn: string | null;
  right_places: number | null;
  share: string | null;
  /** What went on to the next one. */
  carried: string | null;
  draws_at: Date;
  drawn_at: Date | null;
}

interface JackpotTicketsTable {
  guild_id: string;
  jackpot_id: string;
  /** From 1, in the order they were bought. */
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
