/** Games that are played in rounds of one or two members, in the order they are shown. */
export const ROUND_GAMES = ['crash', 'minefield', 'blackjack', 'coinflip', 'dice', 'slots', 'rps', 'duel'] as const;
export type RoundGame = (typeof ROUND_GAMES)[number];

/** All games, the weekly one too. A name is part of what a round's numbers are made of, so it never changes. */
export const GAME_NAMES = [...ROUND_GAMES, 'jackpot'] as const;
export type GameName = (typeof GAME_NAMES)[number];
