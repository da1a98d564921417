import type { RoundGame } from '@perigee/core/games/names';
import type { AnyBet, RoundEntry, RoundRecord } from '@perigee/core/games/record';
import type { SealedSeed } from '../fairness/index.ts';
import type { RoundStatus } from './tables.ts';

/** Which round. */
export interface RoundKey {
  guildId: string;
  /** That of its proof, too. */
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
  /** What each put in so far. */
  staked: readonly number[];
  /** What each was paid; null while it is open. */
  paid: readonly number[] | null;
  seed: SealedSeed;
  /** Null while it is open. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  bet: AnyBet;
  history: readonly RoundEntry[];
  /** What presses have to name. */
  version: number;
  startedAt: Date;
  /** When it ends by its own rule if nobody acts. */
  endsAt: Date;
  settledAt: Date | null;
}

/** All that a round follows from, with its seed in the open. */
export function recordOf(round: StoredRound, serverSeed: string): RoundRecord {
  const { game, rules, clientSeed, nonce, bet, history } = round;
  return { game, rules, serverSeed, clientSeed, nonce, bet, history: [...history] };
}
