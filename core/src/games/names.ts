/** Games played in rounds of one or two members, in display order. */
export const ROUND_GAMES = ['crash', 'minefield', 'blackjack', 'coinflip', 'dice', 'slots', 'rps', 'duel'] as const;
export type RoundGame = (typeof ROUND_GAMES)[number];

/** All games, including the weekly one. A name is an input to a round's numbers, so it never changes. */
export const GAME_NAMES = [...ROUND_GAMES, 'jackpot'] as const;
export type GameName = (typeof GAME_NAMES)[number];
