import { expect, test } from 'vitest';
import { DICE_MAX, MODIFIER_MAX, readDice, SIDES_MAX, writeDice } from './read-dice.ts';

test.for([
  { text: '2d6+1', dice: '2d6+1' },
  { text: 'd20', dice: '1d20' },
  { text: '100', dice: '1d100' },
  { text: ' 3 D 8 - 2 ', dice: '3d8-2' },
  { text: '2к6', dice: '2d6' },
  { text: '4д4+0', dice: '4d4' },
  { text: '٢d٦', dice: '2d6' },
  { text: 'd1,000 + 1k', dice: '1d1000+1000' },
  { text: `${DICE_MAX}d${SIDES_MAX}+${MODIFIER_MAX}`, dice: `${DICE_MAX}d${SIDES_MAX}+${MODIFIER_MAX}` },
])('Reads "$text" as $dice', ({ text, dice }) => {
  const read = readDice(text);

  expect(read && writeDice(read)).toBe(dice);
});

test.for([
  '',
  'd',
  '2d',
  '0d6',
  '1d1',
  `${DICE_MAX + 1}d6`,
  `1d${SIDES_MAX + 1}`,
  `1d6+${MODIFIER_MAX + 1}`,
  '2d6+1d4',
  '1.5d6',
  '-2d6',
  '1e3d6',
])('Rejects "%s" as a roll', (text) => {
  const read = readDice(text);

  expect(read).toBeNull();
});
