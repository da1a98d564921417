import { CRASH_LOST_BELOW } from '@perigee/core/games/crash/rules';
import { DAMAGE, SHOTS } from '@perigee/core/games/duel/blow';
import { drawRow, MINEFIELD_ARROWS, MINEFIELD_HIDDEN } from '@perigee/core/games/minefield/rules';
import type { RoundGame } from '@perigee/core/games/names';
import type { RoundRecord } from '@perigee/core/games/record';
import { RPS_SIGNS } from '@perigee/core/games/rps/rules';
import { SLOT_REEL, type SlotSymbol } from '@perigee/core/games/slots/rules';
import type { RoundDraw } from '@perigee/core/games/verify';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';
import type { ExplainedDraw } from './drawn-numbers.tsx';
import { moveIn, itemsIn, playerText } from './round-words.ts';

/** The language of the explanation. */
interface Words {
  text: Translate;
  locale: Locale;
}

interface Context extends Words {
  record: RoundRecord;
  /** All numbers of the round, and the index of the explained one. */
  draws: readonly RoundDraw[];
  index: number;
}

const SYMBOLS: Record<SlotSymbol, PlainMessage> = {
  seven: m.fair_mean_seven,
  bell: m.fair_mean_bell,
  lemon: m.fair_mean_lemon,
  cherry: m.fair_mean_cherry,
};
const SIGNS = { rock: m.fair_act_rock, paper: m.fair_act_paper, scissors: m.fair_act_scissors };
const ARROWS = { left: m.fair_act_left, ahead: m.fair_act_ahead, right: m.fair_act_right };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Which of the initial cards go to the dealer: the second and the last (indexes). */
const DEALT_TO_DEALER: ReadonlySet<number> = new Set([1, 3]);
/** How many cards each move gives its player; further ones are the dealer's. */
const OWN_CARDS: ReadonlyMap<string, number> = new Map([
  ['hit', 1],
  ['double', 1],
  ['split', 2],
]);

const EXPLAIN: Record<RoundGame, (draw: RoundDraw, context: Context) => string> = {
  crash: ({ number }, { text, locale }) =>
    text(number < CRASH_LOST_BELOW ? m.fair_mean_crashed : m.fair_mean_survived, {
      limit: CRASH_LOST_BELOW.toLocaleString(locale),
    }),
  minefield: explainArrow,
  blackjack: ({ number, entry }, { text, record, draws, index }) => {
    const card = RANKS[number % RANKS.length] ?? '';
    const before = draws.slice(0, index).filter((other) => other.entry === entry).length;
    const isOwn =
      entry < 0 ? !DEALT_TO_DEALER.has(before) : before < (OWN_CARDS.get(moveIn(record.history[entry])) ?? 0);
    return text(isOwn ? m.fair_mean_own_card : m.fair_mean_dealer_card, { card });
  },
  coinflip: ({ number }, { text }) => text(number === 0 ? m.fair_mean_heads : m.fair_mean_tails),
  dice: ({ number }, { text }) => text(m.fair_mean_roll, { roll: number + 1 }),
  slots: ({ number }, { text, index }) => {
    const symbol = SLOT_REEL[number];
    return symbol === undefined ? '' : text(m.fair_mean_reel, { reel: index + 1, symbol: text(SYMBOLS[symbol]) });
  },
  rps: ({ number }, { text }) => {
    const sign = RPS_SIGNS[number];
    return sign === undefined ? '' : text(m.fair_mean_sign, { sign: text(SIGNS[sign]) });
  },
  duel: explainBlow,
};

/** The meaning of each number of a round. */
export function explainDraws(words: Words, record: RoundRecord, draws: readonly RoundDraw[]): ExplainedDraw[] {
  return draws.map((draw, index) => ({
    ...draw,
    meaning: EXPLAIN[record.game](draw, { ...words, record, draws, index }),
  }));
}

/** The numbers of a row shuffle its arrows: each decides which arrow hides the next multiplier. */
function explainArrow(_: RoundDraw, { text, draws, index }: Context): string {
  const row = Math.floor(index / MINEFIELD_HIDDEN.length);
  const place = index % MINEFIELD_HIDDEN.length;
  const numbers = draws.slice(row * MINEFIELD_HIDDEN.length).values();
  const below = () => numbers.next().value?.number ?? 0;
  const hidden = drawRow({ below, between: below });
  const arrow = MINEFIELD_ARROWS.find((each) => hidden[each] === MINEFIELD_HIDDEN[place]);
  if (arrow === undefined) return '';
  return text(m.fair_mean_arrow, { row: row + 1, hidden: MINEFIELD_HIDDEN[place] ?? 0, arrow: text(ARROWS[arrow]) });
}

/**
 * The range tells the kind of draw: who begins is one of 2, where a shot lands one of 100, and the damage one of as
 * many as that place allows.
 */
function explainBlow({ of, number, entry }: RoundDraw, { text, record }: Context): string {
  if (of === 2) return text(m.fair_mean_begins, { player: text(playerText(record, number)) });
  if (of !== 100) {
    const damage = Object.values(DAMAGE).find(({ min, max }) => max - min + 1 === of);
    return text(m.fair_mean_damage, { damage: number + (damage?.min ?? 0) });
  }
  const made = record.history[entry];
  const seat = made?.kind === 'act' ? made.seat : 0;
  const equipped = record.history.find(
    (other) => other.kind === 'act' && other.seat === seat && itemsIn(other) !== null,
  );
  const { leg, body } = itemsIn(equipped)?.includes('scope') === true ? SHOTS.scoped : SHOTS.plain;
  if (number < leg) return text(m.fair_mean_leg);
  return text(number < leg + body ? m.fair_mean_body : m.fair_mean_head);
}
