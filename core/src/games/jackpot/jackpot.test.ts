import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareJackpot } from './draw.ts';
import { matchingPositionsOdds, winsJackpot } from './odds.ts';
import { readTicket } from './ticket.ts';

test.for([
  { text: '1 2 3 4 5 6 7', read: [1, 2, 3, 4, 5, 6, 7] },
  { text: '  0 0  0 0 9 9 9 ', read: [0, 0, 0, 0, 9, 9, 9] },
  { text: '1 2 3 4 5 6', read: null },
  { text: '1 2 3 4 5 6 7 8', read: null },
  { text: '1 2 3 4 5 6 10', read: null },
  { text: '1 2 3 4 5 6 -1', read: null },
  { text: '1234567', read: null },
  { text: '', read: null },
])('Reads the jackpot ticket "$text" as $read', ({ text, read }) => {
  expect(readTicket(text)).toEqual(read);
});

const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 });
const drawn = [1, 2, 3, 4, 5, 6, 7];

test('The best jackpot tickets share the pot minus the commission', () => {
  const tickets = [
    [1, 2, 3, 0, 0, 0, 0],
    [1, 2, 3, 4, 0, 0, 0],
    [0, 0, 0, 4, 5, 6, 7],
    [7, 6, 5, 4, 3, 2, 1],
  ];

  const result = shareJackpot(drawn, { tickets, pot: 1_001, commission: 5 });

  // The commission is 5 % of 1,001 rounded up; a remainder that two cannot share is carried over.
  expect(result).toEqual({ drawn, right: 4, winners: [2, 3], share: 475, commission: 51, carried: 0 });
  expect(shareJackpot(drawn, { tickets, pot: 1_003, commission: 5 })).toMatchObject({ share: 476, carried: 0 });
  expect(shareJackpot(drawn, { tickets, pot: 1_000, commission: 1 })).toMatchObject({ share: 495, carried: 0 });
  expect(shareJackpot(drawn, { tickets, pot: 1_001, commission: 0 })).toMatchObject({ share: 500, carried: 1 });
});

test('Two matching places win nothing, and the jackpot carries over', () => {
  const tickets = [[1, 2, 0, 0, 0, 0, 0]];

  expect(shareJackpot(drawn, { tickets, pot: 70, commission: 5 })).toMatchObject({
    right: 2,
    winners: [],
    carried: 70,
  });
  expect(shareJackpot(drawn, { tickets: [], pot: 70, commission: 5 })).toMatchObject({
    right: 0,
    winners: [],
    carried: 70,
  });
});

test('A jackpot draw distributes exactly its pot', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.array(numbers, { maxLength: 20 }),
      fc.integer({ min: 0, max: 1e12 }),
      fc.integer({ min: 0, max: 100 }),
      (found, tickets, pot, commission) => {
        const result = shareJackpot(found, { tickets, pot, commission });

        expect(result.share * result.winners.length + result.commission + result.carried).toBe(pot);
        expect(result.carried).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300, seed: 19 },
  );
});

test('The odds of matching places sum to one and match the known table', () => {
  const odds = matchingPositionsOdds();

  expect(odds.map((chance) => Number(chance.toFixed(7)))).toEqual([
    0.4782969, 0.3720087, 0.1240029, 0.0229635, 0.0025515, 0.0001701, 0.0000063, 0.0000001,
  ]);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(winsJackpot(1)).toBeCloseTo(0.0256915, 7);
});
