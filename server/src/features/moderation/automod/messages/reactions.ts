import type { Punishments } from '../../cases/punishments/punishments.ts';
import { createAllowance } from '../hits/allowance.ts';
import { type Bursts, createBursts } from './bursts.ts';
import type { HitWriter } from '../hits/hit-store.ts';

/** What responds to a broken rule. One per process, so that a member is answered once. */
export interface Reactions {
  punishments: Punishments;
  hits: HitWriter;
  bursts: Bursts;
  /** Whether a channel has room for one more reply now; beyond that the platform would delay it. */
  mayAnswer: (channelId: string) => boolean;
}

/** The platform's rate limit for a bot's messages in one channel. */
const ANSWERS = { max: 5, withinMs: 5_000 };

export function createReactions(punishments: Punishments, hits: HitWriter): Reactions {
  return { punishments, hits, bursts: createBursts(), mayAnswer: createAllowance(ANSWERS).take };
}
