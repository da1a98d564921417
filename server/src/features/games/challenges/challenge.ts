import type { RoundGame } from '@perigee/core/games/names';
import type { SealedSeed } from '../../fairness/index.ts';
import type { ChallengeStatus } from '../tables.ts';

/** How long a challenge stands, in milliseconds (issue of the games: 60 s). */
export const CHALLENGE_MS = 60_000;

/** A member asks another one, or anybody, to play. */
export interface Challenge {
  guildId: string;
  id: string;
  /** The platform's id of what asked for it. */
  useId: string;
  game: RoundGame;
  state: ChallengeStatus;
  channelId: string;
  messageId: string | null;
  userId: string;
  /** Null for anybody. */
  opponentId: string | null;
  /** Of each. */
  stake: number;
  options: unknown;
  seed: SealedSeed;
  /** Once it was accepted. */
  roundId: string | null;
  endsAt: Date;
}

export interface ChallengeKey {
  guildId: string;
  id: string;
}
