/** Most dice of one roll, and most sides a die has: what still reads well in a chat. */
export const DICE_MAX = 50;
export const SIDES_MAX = 1_000;
export const MODIFIER_MAX = 10_000;

/** So many dice of so many sides, and what is added to their sum. */
export interface Dice {
  count: number;
  sides: number;
  modifier: number;
}

/** `2d6+1`, with a Latin or a Cyrillic letter; a lone number stands for one die of so many sides. */
const NOTATION = /^(?:(\d{0,3})[dдк])?(\d{1,5})([+-]\d{1,5})?$/;

/** The dice somebody wrote down; null for anything else, and beyond the limits. */
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

/** The dice as they are written. */
export function writeDice({ count, sides, modifier }: Dice): string {
  return `${count}d${sides}${signed(modifier)}`;
}

/** `+1`, `-1`, and nothing for nothing. */
export function signed(modifier: number): string {
  if (modifier === 0) return '';
  return modifier > 0 ? `+${modifier}` : String(modifier);
}
