import { readDiceText } from '@perigee/core/base/reading/dice-text';

/** Most dice per roll, sides per die and modifier: what is still readable in a chat. */
export const DICE_MAX = 50;
export const SIDES_MAX = 1_000;
export const MODIFIER_MAX = 10_000;

/** Number of dice, sides of each, and a modifier added to their sum. */
export interface Dice {
  count: number;
  sides: number;
  modifier: number;
}

/** Reads dice notation, such as `2d6+1`; null if it is invalid or exceeds the limits. */
export function readDice(text: string): Dice | null {
  const dice = readDiceText(text);
  const isInRange =
    dice !== null &&
    dice.count >= 1 &&
    dice.count <= DICE_MAX &&
    dice.sides >= 2 &&
    dice.sides <= SIDES_MAX &&
    Math.abs(dice.modifier) <= MODIFIER_MAX;
  return isInRange ? dice : null;
}

/** Formats dice in notation. */
export function writeDice({ count, sides, modifier }: Dice): string {
  return `${count}d${sides}${formatModifier(modifier)}`;
}

/** `+1`, `-1`, or an empty string for 0. */
export function formatModifier(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? `+${modifier}` : String(modifier);
}
