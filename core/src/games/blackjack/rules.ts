import * as z from 'zod/mini';
import type { FairIntegers } from '../fairness/integers.ts';
import { timesFraction } from '../stakes/payout.ts';
import { type Bet, defineRules, type MoveResult, type NoOptions, noOptions } from '../rules.ts';
import { type Card, cardValue, dealerDraws, drawCard, handTotal, isNatural, mayDouble, TWENTY_ONE } from './cards.ts';

/** A natural wins 3 for 2. */
export const NATURAL_WINS = { numerator: 3, denominator: 2 } as const;

export const BLACKJACK_MOVES = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof BLACKJACK_MOVES)[number];

interface Hand {
  cards: readonly Card[];
  isDoubled: boolean;
  /** Takes no more cards. */
  isDone: boolean;
}

interface BlackjackState {
  version: number;
  bet: Bet<NoOptions>;
  /** One hand; two after a split, each with the full stake. */
  hands: readonly Hand[];
  /** The second card is face down until the player is done. */
  dealer: readonly Card[];
  isOver: boolean;
}

/** Index of the hand being played, or -1. */
function activeHand({ hands }: BlackjackState): number {
  return hands.findIndex(({ isDone }) => !isDone);
}

function start(bet: Bet<NoOptions>, integers: FairIntegers): BlackjackState {
  const [first, up, second, hole] = [drawCard(integers), drawCard(integers), drawCard(integers), drawCard(integers)];
  const cards = [first, second];
  const dealer = [up, hole];
  // The dealer checks the hole card first, so nobody can double or split against a natural.
  const isOver = isNatural(cards) || isNatural(dealer);
  return { version: 0, bet, hands: [{ cards, isDoubled: false, isDone: isOver }], dealer, isOver };
}

/** Two cards totalling 9 to 11, not after a split. */
function canDouble({ hands }: BlackjackState): boolean {
  const cards = hands[0]?.cards ?? [];
  return hands.length === 1 && cards.length === 2 && mayDouble(handTotal(cards));
}

/** Only the first two cards, where they have the same value, and only once. */
function canSplit({ hands }: BlackjackState): boolean {
  const [first, second, ...more] = hands[0]?.cards ?? [];
  if (hands.length > 1 || first === undefined || second === undefined || more.length > 0) return false;
  return cardValue(first) === cardValue(second);
}

function move(state: BlackjackState, made: BlackjackMove, integers: FairIntegers): MoveResult<BlackjackState> {
  const at = activeHand(state);
  const hand = state.hands[at];
  if (hand === undefined) return { refused: 'over' };
  const replace = (changed: Hand) => state.hands.map((each, index) => (index === at ? changed : each));

  if (made === 'split') {
    return canSplit(state) ? { state: next(state, split(hand.cards, integers), integers) } : { refused: 'notPossible' };
  }
  if (made === 'double' && !canDouble(state)) return { refused: 'notPossible' };
  if (made === 'stand') return { state: next(state, replace({ ...hand, isDone: true }), integers) };

  const isDoubled = made === 'double';
  const cards = [...hand.cards, drawCard(integers)];
  return { state: next(state, replace({ cards, isDoubled, isDone: isDoubled || isFull(cards) }), integers) };
}

/** Each card gets a second one. Split aces get no more than that. */
function split(pair: readonly Card[], integers: FairIntegers): Hand[] {
  return pair.map((card) => {
    const cards = [card, drawCard(integers)];
    return { cards, isDoubled: false, isDone: cardValue(card) === 1 || isFull(cards) };
  });
}

function isFull(cards: readonly Card[]): boolean {
  return handTotal(cards).total >= TWENTY_ONE;
}

/** Moves on to the next hand, or to the dealer after the last one. */
function next(state: BlackjackState, hands: readonly Hand[], integers: FairIntegers): BlackjackState {
  const played = { ...state, version: state.version + 1, hands };
  return activeHand(played) === -1 ? { ...played, isOver: true, dealer: dealOut(played, integers) } : played;
}

/** The dealer draws unless all of the player's hands are bust. */
function dealOut({ hands, dealer }: BlackjackState, integers: FairIntegers): readonly Card[] {
  if (hands.every(({ cards }) => handTotal(cards).total > TWENTY_ONE)) return dealer;
  const cards = [...dealer];
  while (dealerDraws(handTotal(cards))) cards.push(drawCard(integers));
  return cards;
}

function handStake({ bet }: BlackjackState, { isDoubled }: Hand): number {
  return isDoubled ? bet.stake * 2 : bet.stake;
}

/** The total payout of a hand. */
function handPayout(state: BlackjackState, hand: Hand): number {
  const { hands, dealer } = state;
  const { cards } = hand;
  const stake = handStake(state, hand);
  if (hands.length === 1 && isNatural(cards)) {
    const { numerator, denominator } = NATURAL_WINS;
    return isNatural(dealer) ? stake : stake + timesFraction(stake, numerator, denominator);
  }
  if (isNatural(dealer)) return 0;
  const [mine, theirs] = [handTotal(cards).total, handTotal(dealer).total];
  if (mine > TWENTY_ONE) return 0;
  if (theirs > TWENTY_ONE || mine > theirs) return stake * 2;
  return mine === theirs ? stake : 0;
}

export const blackjackRules = defineRules({
  name: 'blackjack',
  version: 1,
  seats: [1],
  options: noOptions,
  moves: z.enum(BLACKJACK_MOVES),
  smallestStake: () => 1,
  start,
  awaited: ({ isOver }) => (isOver ? [] : [0]),
  move: (state, _seat, made, integers) => move(state, made, integers),
  timeout: (state, integers) =>
    next(
      state,
      state.hands.map((hand) => ({ ...hand, isDone: true })),
      integers,
    ),
  escrow: (state) => [state.hands.reduce((sum, hand) => sum + handStake(state, hand), 0)],
  payouts: (state) => [state.hands.reduce((sum, hand) => sum + handPayout(state, hand), 0)],
  view: (state) => ({
    game: 'blackjack' as const,
    hands: state.hands.map((hand) => ({
      ...hand,
      total: handTotal(hand.cards),
      staked: handStake(state, hand),
      /** Null until the round is over. */
      paid: state.isOver ? handPayout(state, hand) : null,
    })),
    active: state.isOver ? null : activeHand(state),
    dealer: state.isOver ? state.dealer : state.dealer.slice(0, 1),
    canDouble: !state.isOver && canDouble(state),
    canSplit: !state.isOver && canSplit(state),
    isOver: state.isOver,
  }),
});
