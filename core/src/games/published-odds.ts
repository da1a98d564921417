import type { DisplayName } from '../base/schemas/display-name.ts';
import type { GameName } from './names.ts';

/** The odds of a strategy as shown to people. */
export interface PublishedOdds {
  /** As in `ODDS`. */
  strategy: string;
  name: DisplayName;
  /** The probability of being paid more than was put in, from 0 to 1; for the jackpot, of sharing it. */
  chance: number;
  /** The average return per unit staked: 1 is break-even. */
  returned: number;
  /** The return comes from a worse equipped member, not from the house. */
  isUnequal: boolean;
}

interface Line extends Omit<PublishedOdds, 'returned' | 'isUnequal'> {
  isUnequal?: boolean;
  /** A function where it depends on the commission in percent: between members, and for the jackpot. */
  returned: number | ((commission: number) => number);
}

const crash = (step: number, chance: number, returned: number): Line => ({
  strategy: `cash-out-after-${step}`,
  name: { en: `Cash out after step ${step}`, ru: `Забрать после ${step}‑го шага` },
  chance,
  returned,
});

const minefield = (row: number, chance: number): Line => ({
  strategy: `take-after-${row}`,
  name: { en: `Take after row ${row}`, ru: `Забрать после ${row}‑го ряда` },
  chance,
  returned: 1,
});

const dice = (percent: number): Line => ({
  strategy: `chance-${percent}`,
  name: { en: `Roll ${percent} or less`, ru: `Выпадет ${percent} или меньше` },
  chance: percent / 100,
  returned: 0.98,
});

/** The winner gets the other's stake less the commission; `price` is that of the equipment, in units of the stake. */
const againstMember =
  (chance: number, price = 0) =>
  (commission: number): number =>
    chance * (2 - commission / 100) - price;

const duel = (strategy: string, name: DisplayName, chance: number, price: number): Line => ({
  strategy,
  name,
  chance,
  returned: againstMember(chance, price),
});

const jackpot = (strategy: string, name: DisplayName, chance: number): Line => ({
  strategy,
  name,
  chance,
  returned: (commission) => 1 - commission / 100,
});

/**
 * Figures of `ODDS`, copied so that showing them needs no computation; a test compares the two. They are for stakes at
 * which nothing is rounded.
 */
const LINES: Record<GameName, readonly Line[]> = {
  crash: [
    crash(1, 0.75, 1.05),
    crash(2, 0.5625, 1.0125),
    crash(3, 0.421875, 0.928125),
    crash(5, 0.237305, 0.711914),
    crash(10, 0.056314, 0.281568),
  ],
  minefield: [minefield(1, 1 / 3), minefield(3, 0.259259), minefield(5, 0.127572), minefield(10, 0.017325)],
  blackjack: [
    {
      strategy: 'best',
      name: { en: 'Best possible play', ru: 'Лучшая возможная игра' },
      chance: 0.43144,
      returned: 0.98997,
    },
    {
      strategy: 'as-dealer',
      name: { en: 'Playing like the dealer', ru: 'Игра как у дилера' },
      chance: 0.410677,
      returned: 0.941084,
    },
  ],
  coinflip: [
    { strategy: 'house', name: { en: 'Against the house', ru: 'Против казино' }, chance: 0.5, returned: 0.98 },
    {
      strategy: 'member',
      name: { en: 'Against a member', ru: 'Против участника' },
      chance: 0.5,
      returned: againstMember(0.5),
    },
  ],
  dice: [dice(5), dice(25), dice(50), dice(95)],
  slots: [{ strategy: 'spin', name: { en: 'Each spin', ru: 'Каждое вращение' }, chance: 0.1, returned: 0.98 }],
  rps: [
    { strategy: 'house-rock', name: { en: 'Against the house', ru: 'Против казино' }, chance: 1 / 3, returned: 0.98 },
  ],
  duel: [
    duel('nothing-against-nothing', { en: 'No equipment on either side', ru: 'Оба без снаряжения' }, 0.5, 0),
    {
      ...duel(
        'all-against-nothing',
        { en: 'Full equipment against none', ru: 'Всё снаряжение против пустых рук' },
        0.983524,
        0.41,
      ),
      isUnequal: true,
    },
    duel('all-against-all', { en: 'Full equipment on both sides', ru: 'У обоих всё снаряжение' }, 0.5, 0.41),
  ],
  jackpot: [
    jackpot('one-of-1', { en: 'The only ticket', ru: 'Единственный билет' }, 0.025692),
    jackpot('one-of-5', { en: 'One of 5 tickets', ru: 'Один из 5 билетов' }, 0.02544),
  ],
};

/**
 * What the games return to players.
 * @param commission on transfers between members, in percent.
 */
export function publishedOdds(game: GameName, commission: number): PublishedOdds[] {
  return LINES[game].map(({ returned, ...line }) => ({
    isUnequal: false,
    ...line,
    returned: typeof returned === 'number' ? returned : returned(commission),
  }));
}
