import * as z from 'zod/mini';
import { drawIndices } from '../fairness/draw.ts';
import type { FairIntegers } from '../fairness/integers.ts';
import { type Bet, defineRules, type MoveResult, type NoOptions, noOptions } from '../rules.ts';

export const MINEFIELD_ARROWS = ['left', 'ahead', 'right'] as const;
export type MinefieldArrow = (typeof MINEFIELD_ARROWS)[number];

/**
 * The multipliers hidden behind the three arrows of a row; arrows are drawn for them in this order
 * (docs/rules/games.md#minefield).
 */
export const MINEFIELD_HIDDEN = [0, 1, 2] as const;
export type MinefieldMultiplier = (typeof MINEFIELD_HIDDEN)[number];

/** After the last row the winnings are paid out at once: at most × 1,024. */
export const MINEFIELD_ROWS_MAX = 10;

/** What each arrow of a row hides. */
export type MinefieldRow = Record<MinefieldArrow, MinefieldMultiplier>;

interface CrossedRow {
  picked: MinefieldArrow;
  row: MinefieldRow;
}

interface MinefieldState {
  version: number;
  bet: Bet<NoOptions>;
  crossed: readonly CrossedRow[];
  /** The next row. */
  row: MinefieldRow;
  end: 'lost' | 'taken' | null;
}

/** A row with the multipliers in drawn order. */
export function drawRow(integers: FairIntegers): MinefieldRow {
  const row: MinefieldRow = { left: 0, ahead: 0, right: 0 };
  for (const [index, place] of drawIndices(MINEFIELD_ARROWS.length, MINEFIELD_HIDDEN.length, integers).entries()) {
    const arrow = MINEFIELD_ARROWS[place];
    const hidden = MINEFIELD_HIDDEN[index];
    if (arrow !== undefined && hidden !== undefined) row[arrow] = hidden;
  }
  return row;
}

/** The winnings so far, in units of the stake. */
function multiplierOf(crossed: readonly CrossedRow[]): number {
  return crossed.reduce((product, { picked, row }) => product * row[picked], 1);
}

export const minefieldRules = defineRules({
  name: 'minefield',
  version: 1,
  seats: [1],
  options: noOptions,
  moves: z.enum([...MINEFIELD_ARROWS, 'take']),
  smallestStake: () => 1,
  start: (bet: Bet<NoOptions>, integers): MinefieldState => ({
    version: 0,
    bet,
    crossed: [],
    row: drawRow(integers),
    end: null,
  }),
  awaited: ({ end }) => (end === null ? [0] : []),
  move: (state, _seat, move, integers): MoveResult<MinefieldState> => {
    const version = state.version + 1;
    if (move === 'take') return { state: { ...state, version, end: 'taken' } };
    const crossed = [...state.crossed, { picked: move, row: state.row }];
    if (state.row[move] === 0) return { state: { ...state, version, crossed, end: 'lost' } };
    if (crossed.length === MINEFIELD_ROWS_MAX) return { state: { ...state, version, crossed, end: 'taken' } };
    return { state: { ...state, version, crossed, row: drawRow(integers) } };
  },
  timeout: (state): MinefieldState => ({ ...state, version: state.version + 1, end: 'taken' }),
  escrow: ({ bet }) => [bet.stake],
  payouts: ({ bet, crossed }) => [bet.stake * multiplierOf(crossed)],
  view: ({ bet, crossed, row, end }) => ({
    game: 'minefield' as const,
    crossed,
    /** The row that was not entered, once the round is over. */
    ahead: end === 'taken' && crossed.length < MINEFIELD_ROWS_MAX ? row : null,
    end,
    multiplier: multiplierOf(crossed),
    worth: bet.stake * multiplierOf(crossed),
  }),
});
