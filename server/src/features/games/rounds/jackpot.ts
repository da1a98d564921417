import type { JackpotNumbers } from '@perigee/core/games/jackpot/ticket';
import type { SealedSeed } from '../fairness/seeds.ts';

/** The account that holds a pot until its draw. */
export const JACKPOT_ESCROW = 'escrow:jackpot';

/** Identifies a week's pot. */
export interface JackpotKey {
  guildId: string;
  id: string;
}

/** A week's pot. */
export interface Jackpot extends JackpotKey {
  /** Sequential within the guild, from 1. */
  number: number;
  isDrawn: boolean;
  /** The version of the rules. */
  rules: number;
  /** Where the last ticket was bought. */
  channelId: string | null;
  seed: SealedSeed;
  /** Null before the draw, and where it was called off. */
  serverSeed: string | null;
  pot: number;
  tickets: number;
  drawsAt: Date;
  drawnAt: Date | null;
  /** Null before the draw. */
  result: { drawn: JackpotNumbers; right: number; share: number; commission: number; carried: number } | null;
}

export interface Ticket {
  number: number;
  userId: string;
  numbers: JackpotNumbers;
  price: number;
  /** Null before the draw. */
  paid: number | null;
}
