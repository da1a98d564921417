/** Why a bet is refused. */
export const BET_REFUSALS = [
  /** Fewer or more players than the game allows. */
  'wrongSeats',
  /** Options the game does not have. */
  'badOptions',
  /** A win would pay no more than the stake, because payouts are rounded down. */
  'tooSmallToWin',
  /** The commission leaves nothing of what would be won from another member. */
  'nothingToWin',
  'tooLarge',
] as const;
export type BetRefusal = (typeof BET_REFUSALS)[number];

/** Why a move is refused. */
export const MOVE_REFUSALS = [
  /** The round has ended. */
  'over',
  /** Based on an earlier version of the round. */
  'stale',
  'notYourTurn',
  /** Not a move of this game. */
  'unknownAct',
  /** Not possible now, such as splitting two cards that differ. */
  'notPossible',
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];
