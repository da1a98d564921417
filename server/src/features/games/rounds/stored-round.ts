import type { RoundGame } from '@perigee/core/games/names';
import type { AnyBet, RoundEntry, RoundRecord } from '@perigee/core/games/record';
import type { SealedSeed } from '../fairness/seeds.ts';
import type { RoundStatus } from './tables.ts';

/** Identifies a round. */
export interface RoundKey {
  guildId: string;
  /** Also the id of its proof. */
  id: string;
}

/** A round as it is stored. */
export interface StoredRound extends RoundKey {
  game: RoundGame;
  /** The version of the game's rules. */
  rules: number;
  state: RoundStatus;
  channelId: string;
  messageId: string | null;
  /** User ids, in the order of the seats. */
  players: readonly string[];
  /** What each player staked so far. */
  staked: readonly number[];
  /** What each player was paid; null while it is open. */
  paid: readonly number[] | null;
  seed: SealedSeed;
  /** Null while it is open. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  bet: AnyBet;
  history: readonly RoundEntry[];
  /** Presses have to name this version. */
  version: number;
  startedAt: Date;
  /** When it ends by its own rule if nobody acts. */
  endsAt: Date;
  settledAt: Date | null;
}

/** Everything needed to replay a round, including its revealed seed. */
export function recordOf(round: StoredRound, serverSeed: string): RoundRecord {
  const { game, rules, clientSeed, nonce, bet, history } = round;
  return { game, rules, serverSeed, clientSeed, nonce, bet, history: [...history] };
}
