import type { RoundGame } from '@perigee/core/games/names';
import type { SealedSeed } from '../fairness/seeds.ts';
import type { ChallengeStatus } from './tables.ts';

/** How long a challenge stays open, in milliseconds (issue of the games: 60 s). */
export const CHALLENGE_MS = 60_000;

/** A challenge from one member to another, or to anybody. */
export interface Challenge {
  guildId: string;
  id: string;
  /** The platform's id of the command invocation that made it. */
  invocationId: string;
  game: RoundGame;
  state: ChallengeStatus;
  channelId: string;
  messageId: string | null;
  userId: string;
  /** Null for anybody. */
  opponentId: string | null;
  /** The stake of each player. */
  stake: number;
  options: unknown;
  seed: SealedSeed;
  /** Set once it is accepted. */
  roundId: string | null;
  endsAt: Date;
}

export interface ChallengeKey {
  guildId: string;
  id: string;
}
