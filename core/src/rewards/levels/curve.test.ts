import { describe, expect, test } from 'vitest';
import { highestLevel, levelOf, progressOf, STEEPNESSES, xpOfLevel } from './curve.ts';

test.for([
  { steepness: 'gentle', levels: [0, 50, 125, 225, 350], tenth: 1_625, hundredth: 128_750 },
  { steepness: 'normal', levels: [0, 50, 150, 300, 500], tenth: 2_750, hundredth: 252_500 },
  { steepness: 'steep', levels: [0, 50, 200, 450, 800], tenth: 5_000, hundredth: 500_000 },
] as const)(
  'The $steepness level curve requires the documented XP for levels 0 to 4, 10 and 100',
  ({ steepness, ...expected }) => {
    expect({
      levels: [0, 1, 2, 3, 4].map((level) => xpOfLevel(level, steepness)),
      tenth: xpOfLevel(10, steepness),
      hundredth: xpOfLevel(100, steepness),
    }).toEqual(expected);
  },
);

describe.for(STEEPNESSES)('Level curve "%s"', (steepness) => {
  test(`The ${steepness} level curve starts every level exactly at its XP`, () => {
    const highest = highestLevel(steepness);
    const spread = Array.from({ length: 20_000 }, (_, index) => Math.round((highest * index) / 20_000));
    const levels = [...Array(2_000).keys(), ...spread, highest - 1, highest];

    const wrong = levels.filter((level) => {
      const xp = xpOfLevel(level, steepness);
      const isExact = Number.isSafeInteger(xp) && levelOf(xp, steepness) === level;
      return !isExact || levelOf(xp - 1, steepness) !== Math.max(0, level - 1);
    });

    expect(wrong).toEqual([]);
  });

  test(`The ${steepness} level curve covers the largest XP, and gives level 0 for zero or less`, () => {
    expect(xpOfLevel(highestLevel(steepness), steepness)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect([levelOf(0, steepness), levelOf(-1, steepness), levelOf(-Number.MAX_SAFE_INTEGER, steepness)]).toEqual([
      0, 0, 0,
    ]);
  });
});

test('Level progress is measured from the start of the current level', () => {
  expect([progressOf(0, 'normal'), progressOf(100, 'normal'), progressOf(149, 'normal')]).toEqual([
    { level: 0, from: 0, next: 50, share: 0 },
    { level: 1, from: 50, next: 150, share: 0.5 },
    { level: 1, from: 50, next: 150, share: 0.99 },
  ]);
});
