import type { DisplayName } from '../base/schemas/display-name.ts';
import type { GameName } from './names.ts';

/** The title of each game. */
export const GAME_TITLES = {
  crash: { en: 'Crash', ru: 'Краш' },
  minefield: { en: 'Minefield', ru: 'Минное поле' },
  blackjack: { en: 'Blackjack', ru: 'Блэкджек' },
  coinflip: { en: 'Coinflip', ru: 'Монетка' },
  dice: { en: 'Dice', ru: 'Кости' },
  slots: { en: 'Slots', ru: 'Слоты' },
  rps: { en: 'Rock, paper, scissors', ru: 'Камень, ножницы, бумага' },
  duel: { en: 'Duel', ru: 'Дуэль' },
  jackpot: { en: 'Jackpot', ru: 'Джекпот' },
} as const satisfies Record<GameName, DisplayName>;
