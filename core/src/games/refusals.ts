/** Why a bet is not taken. */
export const BET_REFUSALS = [
  /** Fewer or more players than the game is for. */
  'wrongSeats',
  /** Options the game does not have. */
  'badOptions',
  /** A win would pay no more than the stake, because payouts are rounded down. */
  'tooSmallToWin',
  /** The commission leaves nothing of what is won from another member. */
  'nothingToWin',
  'tooLarge',
] as const;
export type BetRefusal = (typeof BET_REFUSALS)[number];

/** Why a press changes nothing. */
export const ACT_REFUSALS = [
  /** The round has ended. */
  'over',
  /** Made on what the round looked like before. */
  'stale',
  'notYourTurn',
  /** Nothing that can be done in this game. */
  'unknownAct',
  /** Something that can not be done now, such as splitting two cards that differ. */
  'notPossible',
] as const;
export type ActRefusal = (typeof ACT_REFUSALS)[number];
