import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { checkDraw } from './check-draw.ts';
import { commitmentTo } from './commitment.ts';
import { drawIndices } from './draw.ts';
import { entrantsHash, sortEntrants } from './entrants.ts';
import { drawGiveaway, giveawayRound } from './giveaway.ts';
import { fairIntegers } from './integers.ts';
import { blockMessage, roundBlocks, type Round } from './round.ts';
import { GIVEAWAY_VECTOR } from './vectors.ts';

const { serverSeed, entrants } = GIVEAWAY_VECTOR;

/** Deterministic seeds, all different. */
function seedOf(number: number): string {
  return commitmentTo(number.toString(16).padStart(64, '0'));
}

function roundOf(number: number, more: Partial<Round> = {}): Round {
  return { game: 'test', serverSeed: seedOf(number), clientSeed: 'client', nonce: 0, ...more };
}

test('The worked giveaway example matches its documented values', () => {
  const { entrantsHash: hash, drawn } = drawGiveaway(serverSeed, entrants, 3);
  const round = giveawayRound(serverSeed, hash);

  expect(commitmentTo(serverSeed)).toBe(GIVEAWAY_VECTOR.commitment);
  expect(hash).toBe(GIVEAWAY_VECTOR.entrantsHash);
  expect(bytesToHex(roundBlocks(round).next().value)).toBe(GIVEAWAY_VECTOR.firstBlock);
  expect(drawn).toEqual(GIVEAWAY_VECTOR.drawn);
});

test('A block message contains version, game, client seed, nonce and index', () => {
  const message = blockMessage({ game: 'crash', clientSeed: 'abc', nonce: 7 }, 2);

  expect(message).toBe('perigee:v1:crash:abc:7:2');
});

test('Entrant IDs are sorted numerically and deduplicated', () => {
  const sorted = sortEntrants(['100000000000000002', '90071992547409931', '100000000000000002', '100000000000000001']);

  expect(sorted).toEqual(['90071992547409931', '100000000000000001', '100000000000000002']);
});

test('Neither entrant order nor duplicates affect a draw', () => {
  const shuffled = [...entrants.toReversed(), ...entrants];

  expect(drawGiveaway(serverSeed, shuffled, 3)).toEqual(drawGiveaway(serverSeed, entrants, 3));
});

test('An additional entrant changes the entrants hash', () => {
  expect(entrantsHash([...entrants, '1300000000000000000'])).not.toBe(GIVEAWAY_VECTOR.entrantsHash);
});

test('Drawing more winners keeps the earlier ones and repeats none', () => {
  const all = drawGiveaway(serverSeed, entrants, 20).drawn;

  expect(sortEntrants(all)).toEqual(entrants);
  for (const count of [0, 1, 2, 3, 4, 5]) {
    expect(drawGiveaway(serverSeed, entrants, count).drawn).toEqual(all.slice(0, count));
  }
});

test('A giveaway without entrants has no winner', () => {
  expect(drawGiveaway(serverSeed, [], 3).drawn).toEqual([]);
});

test.for([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('Rejects %s as the upper bound of a fair integer', (count) => {
  expect(() => fairIntegers(roundOf(1)).below(count)).toThrow(RangeError);
});

test('The largest range returns each 32-bit word unchanged', () => {
  const [first] = GIVEAWAY_VECTOR.firstBlock.match(/^.{8}/) ?? [];

  const word = fairIntegers(giveawayRound(serverSeed, GIVEAWAY_VECTOR.entrantsHash)).below(2 ** 32);

  expect(word).toBe(Number.parseInt(first ?? '', 16));
});

test('Integers between two bounds include both bounds', () => {
  const integers = fairIntegers(roundOf(2));

  const drawn = new Set(Array.from({ length: 200 }, () => integers.between(10, 13)));

  expect(drawn).toEqual(new Set([10, 11, 12, 13]));
});

test('Words that would bias the result are skipped', () => {
  const words = fairIntegers(roundOf(3));
  const integers = fairIntegers(roundOf(3));
  const count = 2 ** 31 + 1;

  const kept = Array.from({ length: 400 }, () => words.below(2 ** 32)).filter((word) => word < count);
  const drawn = Array.from({ length: kept.length }, () => integers.below(count));

  expect(kept.length).toBeLessThan(400);
  expect(drawn).toEqual(kept);
});

test('Places are drawn with a uniform distribution', () => {
  const rounds = 20_000;
  const hits = Array.from({ length: 10 }, () => 0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    for (const place of drawIndices(10, 3, fairIntegers(roundOf(4, { nonce })))) hits[place] = (hits[place] ?? 0) + 1;
  }

  const expected = (rounds * 3) / 10;
  const chiSquare = hits.reduce((sum, hit) => sum + (hit - expected) ** 2 / expected, 0);

  // With 9 degrees of freedom, 27.9 is exceeded once in a thousand runs; the seeds are fixed.
  expect(chiSquare).toBeLessThan(27.9);
});

test('Guessing from the public commitment predicts the winner no better than chance', () => {
  const giveaways = 2_000;
  let guessed = 0;
  for (let number = 0; number < giveaways; number += 1) {
    const seed = seedOf(number);
    const [winner] = drawGiveaway(seed, entrants, 1).drawn;
    const [guess] = drawGiveaway(commitmentTo(seed), entrants, 1).drawn;
    if (guess === winner) guessed += 1;
  }

  // One in five is right by chance; four standard deviations either way are allowed.
  expect(Math.abs(guessed / giveaways - 0.2)).toBeLessThan(0.036);
});

const published = {
  commitment: GIVEAWAY_VECTOR.commitment,
  entrantsHash: GIVEAWAY_VECTOR.entrantsHash,
  drawn: GIVEAWAY_VECTOR.drawn,
};

test('Verification accepts a draw that followed the rules', () => {
  const check = checkDraw({ serverSeed, entrants, count: 0, published });

  expect(check).toMatchObject({
    commitment: { holds: true },
    entrantsHash: { holds: true },
    drawn: { holds: true },
    numbers: [
      { number: 2, of: 5 },
      { number: 1, of: 4 },
      { number: 0, of: 3 },
    ],
    entrants: 5,
    holds: true,
  });
});

test.for([
  { what: 'another seed', serverSeed: seedOf(1), entrants, published, wrong: ['commitment', 'drawn'] },
  {
    what: 'one entrant fewer',
    serverSeed,
    entrants: entrants.slice(1),
    published,
    wrong: ['entrantsHash', 'drawn'],
  },
  {
    what: 'another winner',
    serverSeed,
    entrants,
    published: { ...published, drawn: [entrants[4], ...published.drawn.slice(1)] },
    wrong: ['drawn'],
  },
  {
    what: 'another order of winners',
    serverSeed,
    entrants,
    published: { ...published, drawn: published.drawn.toReversed() },
    wrong: ['drawn'],
  },
])('Verification rejects a draw with $what', ({ wrong, ...draw }) => {
  const { holds, commitment, entrantsHash: hash, drawn } = checkDraw({ count: 0, ...draw });
  const steps = { commitment, entrantsHash: hash, drawn };

  expect(holds).toBe(false);
  expect(Object.entries(steps).flatMap(([name, step]) => (step.holds === false ? [name] : []))).toEqual(wrong);
});

test('Verification leaves an unpublished result undecided', () => {
  const check = checkDraw({ serverSeed, entrants, count: 2, published: {} });

  expect(check.drawn).toEqual({ computed: GIVEAWAY_VECTOR.drawn.slice(0, 2), published: null, holds: null });
  expect(check.holds).toBe(false);
});
