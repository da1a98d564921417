import { describe, expect, test } from 'vitest';
import { scriptedIntegers } from '../scripted-integers.ts';
import { blackjackOdds } from './odds.ts';
import { type BlackjackMove, blackjackRules } from './rules.ts';
import { dealerTotals, playAsDealer, playBest } from './strategy.ts';

const bet = { stake: 101, seats: 1, commission: 5, options: {} } as const;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const cardsOf = (written: string) => written.split(' ').map((rank) => RANKS.indexOf(rank));

/**
 * Plays with the given cards: the player's first, the dealer's open card, the player's second, the dealer's hole card,
 * then the cards drawn later.
 */
function playCards(cards: string, ...moves: BlackjackMove[]) {
  const integers = scriptedIntegers(...cardsOf(cards));
  return moves.reduce(
    (state, move) => {
      const taken = blackjackRules.move(state, 0, move, integers);
      if ('refused' in taken) throw new Error(taken.refused);
      return taken.state;
    },
    blackjackRules.start(bet, integers),
  );
}

const result = (state: ReturnType<typeof playCards>) => ({
  escrow: blackjackRules.escrow(state)[0],
  payout: blackjackRules.awaited(state).length === 0 ? blackjackRules.payouts(state)[0] : null,
});

test.for<{ what: string; cards: string; moves: BlackjackMove[]; escrow: number; payout: number | null }>([
  { what: 'A natural pays 3 to 2, rounded down', cards: 'A 9 K 9', moves: [], escrow: 101, payout: 252 },
  { what: 'Two naturals tie', cards: 'A T K A', moves: [], escrow: 101, payout: 101 },
  {
    what: "The dealer's natural ends the round before the player acts",
    cards: '9 A 2 J',
    moves: [],
    escrow: 101,
    payout: 0,
  },
  { what: 'A 20 beats a 19', cards: 'T 9 Q T', moves: ['stand'], escrow: 101, payout: 202 },
  { what: 'A 19 ties a 19', cards: 'T 9 9 T', moves: ['stand'], escrow: 101, payout: 101 },
  { what: 'An 18 loses to a 19', cards: 'T 9 8 T', moves: ['stand'], escrow: 101, payout: 0 },
  {
    what: 'A bust loses at once, and the dealer draws nothing',
    cards: 'T 6 6 T T',
    moves: ['hit'],
    escrow: 101,
    payout: 0,
  },
  { what: 'A drawn 21 stands automatically', cards: 'T 6 6 T 5 9', moves: ['hit'], escrow: 101, payout: 202 },
  { what: 'A drawn 21 does not count as a natural', cards: '7 6 7 T 7 5', moves: ['hit'], escrow: 101, payout: 101 },
  { what: 'The dealer draws on 16', cards: 'T 6 8 T 5', moves: ['stand'], escrow: 101, payout: 0 },
  { what: 'The dealer draws on a soft 17', cards: 'T 6 7 A 4', moves: ['stand'], escrow: 101, payout: 0 },
  { what: 'The dealer stands on a hard 17', cards: 'T 7 8 T', moves: ['stand'], escrow: 101, payout: 202 },
  {
    what: 'A double takes one card and doubles the stake',
    cards: '5 6 6 T T 9',
    moves: ['double'],
    escrow: 202,
    payout: 404,
  },
  {
    what: 'A split plays two hands',
    cards: '8 6 8 T T 3 T',
    moves: ['split', 'stand', 'stand'],
    escrow: 202,
    payout: 404,
  },
  {
    what: 'Split hands end independently',
    cards: '8 6 8 T T 3 9 3',
    moves: ['split', 'stand', 'hit', 'stand'],
    escrow: 202,
    payout: 202,
  },
  {
    what: 'Split aces get one card each, and their 21 is not a natural',
    cards: 'A 6 A T K 5 3',
    moves: ['split'],
    escrow: 202,
    payout: 202,
  },
  {
    what: 'One hand of a split can bust alone',
    cards: '8 7 8 T 7 2 T T',
    moves: ['split', 'hit', 'hit', 'stand'],
    escrow: 202,
    payout: 202,
  },
])('$what', ({ cards, moves, escrow, payout }) => {
  expect(result(playCards(cards, ...moves))).toEqual({ escrow, payout });
});

test.for<{ what: string; cards: string; moves: BlackjackMove[] }>([
  { what: 'doubling a hand of 12', cards: 'T 6 2 T', moves: ['double'] },
  { what: 'doubling a hand of 8', cards: '5 6 3 T', moves: ['double'] },
  { what: 'doubling a soft 20', cards: 'A 6 9 T', moves: ['double'] },
  { what: 'doubling three cards', cards: '2 6 3 T 5', moves: ['hit', 'double'] },
  { what: 'doubling a hand of a split', cards: '5 6 5 T 6 6', moves: ['split', 'double'] },
  { what: 'splitting cards of different values', cards: '9 6 8 T', moves: ['split'] },
  { what: 'splitting a hand twice', cards: '8 6 8 T 8 8', moves: ['split', 'split'] },
])('Blackjack refuses $what', ({ cards, moves }) => {
  expect(() => playCards(cards, ...moves)).toThrow('notPossible');
});

test('Ten-valued cards of different ranks can be split', () => {
  expect(result(playCards('K 6 T T 5 5', 'split')).escrow).toBe(202);
});

test('On timeout, every hand stands and the dealer plays', () => {
  const open = playCards('8 6 8 T T 3', 'split');

  const ended = blackjackRules.timeout(open, scriptedIntegers(...cardsOf('4')));

  expect(result(ended)).toEqual({ escrow: 202, payout: 0 });
});

describe('Optimal blackjack strategy', () => {
  const decide = (total: number, up: number, more: Partial<Parameters<typeof playBest>[0]> = {}) =>
    playBest({ total, up, isSoft: false, pairOf: null, canDouble: false, ...more });

  test('The optimal blackjack strategy matches published tables where they agree', () => {
    expect(decide(16, 10)).toBe('hit');
    expect(decide(16, 6)).toBe('stand');
    expect(decide(12, 2)).toBe('hit');
    expect(decide(12, 4)).toBe('stand');
    expect(decide(17, 10)).toBe('stand');
    expect(decide(11, 6, { canDouble: true })).toBe('double');
    expect(decide(10, 10, { canDouble: true })).toBe('hit');
    expect(decide(16, 10, { pairOf: 8 })).toBe('split');
    expect(decide(12, 6, { isSoft: true, pairOf: 1 })).toBe('split');
    expect(decide(20, 6, { pairOf: 10 })).toBe('stand');
    expect(decide(18, 9, { isSoft: true })).toBe('hit');
  });

  test('Optimal blackjack leaves the house 1 %, and mimicking the dealer costs 6 %', () => {
    expect(blackjackOdds(13_300, playBest).returned).toBeCloseTo(0.98997, 5);
    expect(blackjackOdds(13_300, playAsDealer).returned).toBeCloseTo(0.94108, 5);
  });
});

test('The dealer’s outcome probabilities sum to one for every open card', () => {
  for (let up = 1; up <= 10; up += 1) {
    expect([...dealerTotals(up).values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
});
