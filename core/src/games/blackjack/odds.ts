import { type Odds, oddsCase, type OddsTerms, type OddsCase, type Strategy } from '../odds/odds-case.ts';
import { timesFraction } from '../stakes/payout.ts';
import { addValue, cardValue, handTotal, type HandTotal, mayDouble, TWENTY_ONE } from './cards.ts';
import { type BlackjackMove, blackjackRules, NATURAL_WINS } from './rules.ts';
import { BUST, dealerTotals, type Decision, EMPTY_HAND, playAsDealer, playBest, remember, VALUES } from './strategy.ts';

type Decide = (decision: Decision) => BlackjackMove;

/** A final hand: its total (`BUST` for any bust hand), and the number of stakes on it. */
interface Final {
  total: number;
  stakes: number;
  probability: number;
}

type Endings = (hand: HandTotal) => Final[];

/** The possible final hands from a hand that can only hit or stand. */
function endingsOf(up: number, decide: Decide): Endings {
  const endings = remember((hand): Final[] => {
    const isStood = hand.total >= TWENTY_ONE || decide({ ...hand, up, pairOf: null, canDouble: false }) === 'stand';
    return isStood ? standOutcomes(hand, 1) : afterCard(hand, endings);
  });
  return endings;
}

function standOutcomes({ total }: HandTotal, stakes: number): Final[] {
  return [{ total: Math.min(total, BUST), stakes, probability: 1 }];
}

/** The outcomes after one more card, merged by total. */
function afterCard(hand: HandTotal, follow: (drawn: HandTotal) => Final[]): Final[] {
  const merged = new Map<number, Final>();
  for (const { value, probability } of VALUES) {
    for (const final of follow(addValue(hand, value))) {
      const before = merged.get(final.total)?.probability ?? 0;
      merged.set(final.total, { ...final, probability: before + probability * final.probability });
    }
  }
  return [...merged.values()];
}

/** The final hands that follow from the first two cards: two hands where they are split. */
function handsOf([one, two]: readonly [number, number], up: number, decide: Decide, endings: Endings): Final[][] {
  const hand = addValue(addValue(EMPTY_HAND, one), two);
  const move = decide({ ...hand, up, pairOf: one === two ? one : null, canDouble: mayDouble(hand) });
  if (move === 'stand') return [standOutcomes(hand, 1)];
  if (move === 'double') return [afterCard(hand, (drawn) => standOutcomes(drawn, 2))];
  if (move === 'hit') return [afterCard(hand, endings)];
  const half = afterCard(addValue(EMPTY_HAND, one), (drawn) => (one === 1 ? standOutcomes(drawn, 1) : endings(drawn)));
  return [half, half];
}

/** In units of the stake. */
function winnings({ total, stakes }: Final, dealer: number): number {
  if (total === BUST) return -stakes;
  return dealer === BUST ? stakes : stakes * Math.sign(total - dealer);
}

interface Net {
  net: number;
  probability: number;
}

/** The possible net results against one dealer total; given that total, the hands are independent. */
function nets(hands: readonly Final[][], dealer: number): Net[] {
  return hands.reduce<Net[]>(
    (sums, hand) =>
      sums.flatMap(({ net, probability }) =>
        hand.map((final) => ({ net: net + winnings(final, dealer), probability: probability * final.probability })),
      ),
    [{ net: 0, probability: 1 }],
  );
}

/** Every first pair of cards, by value. */
const PAIRS = VALUES.flatMap((one) =>
  VALUES.map((two) => ({
    cards: [one.value, two.value] as const,
    isNatural: addValue(addValue(EMPTY_HAND, one.value), two.value).total === TWENTY_ONE,
    probability: one.probability * two.probability,
  })),
);

/** All net results against an open card, given that the dealer has no natural. */
function netsAgainst(up: number, naturalWins: number, decide: Decide): Net[] {
  const endings = endingsOf(up, decide);
  const dealer = [...dealerTotals(up)];
  return PAIRS.flatMap(({ cards, isNatural, probability }) => {
    if (isNatural) return [{ net: naturalWins, probability }];
    const hands = handsOf(cards, up, decide, endings);
    return dealer.flatMap(([total, drawn]) =>
      nets(hands, total).map(({ net, probability: ended }) => ({ net, probability: probability * drawn * ended })),
    );
  });
}

/** The exact odds of a strategy, over all first three cards and everything that can follow. */
export function blackjackOdds(stake: number, decide: Decide): Odds {
  const naturalWins = timesFraction(stake, NATURAL_WINS.numerator, NATURAL_WINS.denominator) / stake;
  const lostToNatural = PAIRS.reduce((sum, { isNatural, probability }) => (isNatural ? sum : sum + probability), 0);
  let chance = 0;
  let returned = 1;
  for (const { value: up, probability } of VALUES) {
    const hole = probabilityOfNatural(up);
    returned -= probability * hole * lostToNatural;
    for (const { net, probability: ended } of netsAgainst(up, naturalWins, decide)) {
      const weight = probability * (1 - hole) * ended;
      returned += weight * net;
      if (net > 0) chance += weight;
    }
  }
  return { chance, returned };
}

/** The probability that the dealer's hole card makes a natural. */
function probabilityOfNatural(up: number): number {
  const first = addValue(EMPTY_HAND, up);
  return VALUES.reduce(
    (sum, { value, probability }) => (addValue(first, value).total === TWENTY_ONE ? sum + probability : sum),
    0,
  );
}

type BlackjackView = ReturnType<(typeof blackjackRules)['view']>;

function deciding(decide: Decide): Strategy<BlackjackMove, BlackjackView> {
  return ({ hands, active, dealer: [up = 0], canDouble, canSplit }) => {
    const cards = hands[active ?? 0]?.cards ?? [];
    const pairOf = canSplit ? cardValue(cards[0] ?? 0) : null;
    return decide({ ...handTotal(cards), up: cardValue(up), pairOf, canDouble });
  };
}

/** Odds of the best strategy and of a simpler one. */
export function blackjackCases({ stake }: OddsTerms): OddsCase[] {
  const bet = { stake, seats: 1, commission: 0, options: {} } as const;
  return [
    { strategy: 'best', decide: playBest },
    { strategy: 'as-dealer', decide: playAsDealer },
  ].map(({ strategy, decide }) =>
    oddsCase(blackjackRules, { strategy, bet, play: deciding(decide), exact: blackjackOdds(stake, decide) }),
  );
}
