import * as z from 'zod/mini';
import { nonNegativeInteger, positiveInteger } from '../base/numbers/integers.ts';
import { labelled } from '../base/schemas/field-metadata.ts';
import { defineSection } from '../base/sections/define-section.ts';
import { counted } from '../base/sections/feature-usage.ts';
import { durationSchema } from '../base/time/duration-schema.ts';
import type { GameName } from './names.ts';
import { STAKE_MAX } from './stakes/payout.ts';
import { GAME_TITLES } from './titles.ts';

const gameSwitch = (game: GameName) => labelled(GAME_TITLES[game], z.boolean());

/** A limit in money; null for none. */
const moneyLimit = z.nullable(positiveInteger.check(z.lte(STAKE_MAX)));

/** Which games may be played, and how much. The minimum bet and the commission are in the economy section. */
export const gamesSchema = z.strictObject({
  played: labelled(
    { en: 'Games', ru: 'Игры' },
    z.strictObject({
      crash: gameSwitch('crash'),
      minefield: gameSwitch('minefield'),
      blackjack: gameSwitch('blackjack'),
      coinflip: gameSwitch('coinflip'),
      dice: gameSwitch('dice'),
      slots: gameSwitch('slots'),
      rps: gameSwitch('rps'),
      duel: gameSwitch('duel'),
      jackpot: gameSwitch('jackpot'),
    }),
  ),
  maxBet: labelled({ en: 'Maximum bet', ru: 'Максимальная ставка' }, moneyLimit),
  /** The most a member may stake in one day of the server's time zone. */
  maxStakedPerDay: labelled({ en: 'Daily bet total', ru: 'Сумма ставок в день' }, moneyLimit),
  maxRoundsPerDay: labelled({ en: 'Rounds per day', ru: 'Раундов в день' }, z.nullable(positiveInteger)),
  /** Milliseconds between the starts of two rounds of a member. */
  cooldown: labelled('cooldown', durationSchema()),
  jackpot: labelled(
    { en: 'Jackpot', ru: 'Джекпот' },
    z.strictObject({
      /** 0 for Monday. */
      weekday: labelled({ en: 'Draw day', ru: 'День розыгрыша' }, nonNegativeInteger.check(z.lte(6))),
      /** In the time zone of the server. */
      hour: labelled({ en: 'Draw time', ru: 'Время розыгрыша' }, nonNegativeInteger.check(z.lte(23))),
      /** Null for the minimum bet. */
      ticketPrice: labelled({ en: 'Ticket price', ru: 'Цена билета' }, moneyLimit),
    }),
  ),
});
export type GamesSettings = z.infer<typeof gamesSchema>;

/** All games are on, with a three-second cooldown and no other limit. */
export const DEFAULT_GAMES: GamesSettings = {
  played: {
    crash: true,
    minefield: true,
    blackjack: true,
    coinflip: true,
    dice: true,
    slots: true,
    rps: true,
    duel: true,
    jackpot: true,
  },
  maxBet: null,
  maxStakedPerDay: null,
  maxRoundsPerDay: null,
  cooldown: 3_000,
  jackpot: { weekday: 6, hour: 20, ticketPrice: null },
};

export const gamesSection = defineSection({
  name: 'games',
  title: { en: 'Games', ru: 'Игры' },
  tab: 'economy',
  summary: 'Choose which games are played, and how much may be staked',
  schema: gamesSchema,
  initial: DEFAULT_GAMES,
  features: {
    games: ({ played }) => counted(Object.values(played).filter(Boolean).length),
  },
});
