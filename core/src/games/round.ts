import type { FairIntegers } from './fairness/integers.ts';
import type { RoundEntry, RoundRecord } from './record.ts';
import type { MoveRefusal } from './refusals.ts';
import type { GameRules, RoundState, Seat, MoveResult } from './rules.ts';

/** A pressed button. */
export interface Press {
  seat: Seat;
  /** The version of the round that showed the button. */
  version: number;
  move: unknown;
}

/** A running round. An accepted press advances it; a refused one leaves it unchanged. */
export interface RunningRound<View> {
  /** Everything that has to be stored, including the last press. */
  record(): RoundRecord;
  version(): number;
  isOver(): boolean;
  awaited(): readonly Seat[];
  /** What each player has put in so far; a press may raise it. */
  escrow(): readonly number[];
  /** What each player is paid; null while it is open. */
  payouts(): readonly number[] | null;
  view(): View;
  /** Null where it was accepted. */
  press(press: Press): MoveRefusal | null;
  timeout(): MoveRefusal | null;
  refund(): MoveRefusal | null;
  /** Like `press`, `timeout` and `refund`, at any version. */
  enter(entry: RoundEntry): MoveRefusal | null;
}

/** The round at its start, with the numbers that the start left unused. */
export function runRound<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  started: RoundRecord,
  start: State,
  integers: FairIntegers,
): RunningRound<View> {
  let record = started;
  let state = start;

  const isRefunded = () => record.history.at(-1)?.kind === 'refund';
  const awaited = () => (isRefunded() ? [] : rules.awaited(state));
  const isOver = () => awaited().length === 0;

  const enter = (entry: RoundEntry): MoveRefusal | null => {
    if (isOver()) return 'over';
    const taken = take(rules, state, entry, integers);
    if ('refused' in taken) return taken.refused;
    ({ state } = taken);
    record = { ...record, history: [...record.history, entry] };
    return null;
  };

  return {
    record: () => record,
    version: () => state.version,
    isOver,
    awaited,
    escrow: () => rules.escrow(state),
    payouts: () => {
      if (isRefunded()) return rules.escrow(state);
      return isOver() ? rules.payouts(state) : null;
    },
    view: () => rules.view(state),
    press: ({ seat, version, move }) =>
      !isOver() && version !== state.version ? 'stale' : enter({ kind: 'act', seat, act: move }),
    timeout: () => enter({ kind: 'timeout' }),
    refund: () => enter({ kind: 'refund' }),
    enter,
  };
}

/** Applies an entry to an open round. */
function take<Options, State extends RoundState, Move, View>(
  rules: GameRules<Options, State, Move, View>,
  state: State,
  entry: RoundEntry,
  integers: FairIntegers,
): MoveResult<State> {
  if (entry.kind === 'refund') return { state };
  if (entry.kind === 'timeout') return { state: rules.timeout(state, integers) };
  if (!rules.awaited(state).includes(entry.seat)) return { refused: 'notYourTurn' };
  const move = rules.moves.safeParse(entry.act);
  return move.success ? rules.move(state, entry.seat, move.data, integers) : { refused: 'unknownAct' };
}
