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

/** `2d6+1`, with a Latin or Cyrillic letter; a number alone is one die with that many sides. */
const NOTATION = /^(?:(\d{0,3})[dдк])?(\d{1,5})([+-]\d{1,5})?$/;

/** Parses dice notation; null if it is invalid or exceeds the limits. */
export function readDice(text: string): Dice | null {
  const written = text.toLowerCase().replaceAll(/\s/g, '');
  const [, count = '', sides = '', modifier = '0'] = NOTATION.exec(written) ?? [];
  const dice = { count: count === '' ? 1 : Number(count), sides: Number(sides), modifier: Number(modifier) };
  const isInRange =
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
