import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';

/** How fast the experience per level grows. */
export const STEEPNESSES = ['gentle', 'normal', 'steep'] as const;
export type Steepness = (typeof STEEPNESSES)[number];

/** Their names. */
export const STEEPNESS_NAMES: Readonly<Record<Steepness, DisplayName>> = {
  gentle: { en: 'Gentle', ru: 'Пологая' },
  normal: { en: 'Normal', ru: 'Обычная' },
  steep: { en: 'Steep', ru: 'Крутая' },
};

export const steepnessSchema = choiceSchema(STEEPNESSES, STEEPNESS_NAMES);

/** Experience for the first level, on every curve. */
const FIRST = 50;

/** How much more experience each further level takes than the one before. */
const STEPS: Record<Steepness, number> = { gentle: 25, normal: 50, steep: 100 };

/**
 * The experience at which a member reaches a level: 50 for the first level, and for each further one 25, 50 or 100 more
 * than for the one before, so 50·n + step·n·(n − 1)/2 in total. A whole number, exact up to `highestLevel`.
 * @param level From 0, which takes nothing, to `highestLevel`.
 */
export function xpOfLevel(level: number, steepness: Steepness): number {
  return FIRST * level + STEPS[steepness] * ((level * (level - 1)) / 2);
}

/** The level for an amount of experience: the highest one reached. 0 for negative experience. */
export function levelOf(xp: number, steepness: Steepness): number {
  if (xp < FIRST) return 0;
  const step = STEPS[steepness];
  const linear = FIRST - step / 2;
  // The root of that sum; for large numbers it may be off by one, which the loops correct.
  let level = Math.floor((Math.sqrt(linear * linear + 2 * step * xp) - linear) / step);
  while (xpOfLevel(level, steepness) > xp) level -= 1;
  while (xpOfLevel(level + 1, steepness) <= xp) level += 1;
  return level;
}

/** The level at the largest possible experience, 2^53 − 1. */
export function highestLevel(steepness: Steepness): number {
  return levelOf(Number.MAX_SAFE_INTEGER, steepness);
}

/** A member's progress between two levels. */
export interface LevelProgress {
  level: number;
  /** The experience at which this level and the next begin. */
  from: number;
  next: number;
  /** The progress from one to the other, from 0 to 1. */
  share: number;
}

/** Progress from a member's level to the next. */
export function progressOf(xp: number, steepness: Steepness): LevelProgress {
  const level = levelOf(xp, steepness);
  const from = xpOfLevel(level, steepness);
  const next = xpOfLevel(level + 1, steepness);
  return { level, from, next, share: Math.min(1, Math.max(0, (xp - from) / (next - from))) };
}
