import * as z from 'zod/mini';
import { withFacts } from '../schemas/field.ts';

/** How much more experience each further level takes than the one before. */
export const STEEPNESSES = ['gentle', 'normal', 'steep'] as const;
export type Steepness = (typeof STEEPNESSES)[number];

export const steepnessSchema = withFacts(z.enum(STEEPNESSES), { choices: 'levelCurve' });

/** What the first level takes, on every curve. */
const FIRST = 50;

/** By how much each further level is dearer than the one before. */
const STEPS: Record<Steepness, number> = { gentle: 25, normal: 50, steep: 100 };

/**
 * The experience from which on a member has a level: 50 for the first, and for each further one 25, 50 or 100 more than
 * for the one before, so 50·n + step·n·(n − 1)/2 in all. A whole number, exact up to the highest level there is.
 * @param level From 0, which takes nothing, to `highestLevel`.
 */
export function xpOfLevel(level: number, steepness: Steepness): number {
  return FIRST * level + STEPS[steepness] * ((level * (level - 1)) / 2);
}

/** The level of a member with so much experience: the highest that takes no more. Of less than nothing it is 0. */
export function levelOf(xp: number, steepness: Steepness): number {
  if (xp < FIRST) return 0;
  const step = STEPS[steepness];
  const linear = FIRST - step / 2;
  // The root of the sum above; of large numbers it may be off by one, which the whole numbers put right.
  let level = Math.floor((Math.sqrt(linear * linear + 2 * step * xp) - linear) / step);
  while (xpOfLevel(level, steepness) > xp) level -= 1;
  while (xpOfLevel(level + 1, steepness) <= xp) level += 1;
  return level;
}

/** The level of the most experience there can be, 2^53 − 1. */
export function highestLevel(steepness: Steepness): number {
  return levelOf(Number.MAX_SAFE_INTEGER, steepness);
}

/** Where a member stands between two levels. */
export interface LevelProgress {
  level: number;
  /** The experience from which on they have this level, and the one from which on the next. */
  from: number;
  next: number;
  /** How far they are from the one to the other, from 0 to 1. */
  share: number;
}

/** The way from a member's level to the next. */
export function progressOf(xp: number, steepness: Steepness): LevelProgress {
  const level = levelOf(xp, steepness);
  const from = xpOfLevel(level, steepness);
  const next = xpOfLevel(level + 1, steepness);
  return { level, from, next, share: Math.min(1, Math.max(0, (xp - from) / (next - from))) };
}
