import { findGame, type RoundView } from '@perigee/core/games/catalogue';
import type { MoveRefusal } from '@perigee/core/games/refusals';
import type { RunningRound } from '@perigee/core/games/round';
import type { GameDeps } from '../game-deps.ts';
import { recordOf, type StoredRound } from '../stored-round.ts';
import type { RoundMove } from '../stores/round-store.ts';
import type { DayLimits } from './player.ts';

/** A button that was pressed. */
export interface ButtonPress {
  kind: 'press';
  userId: string;
  /** The version of the round that the button belongs to. */
  version: number;
  choice: unknown;
  /** The reserve the member does not spend. */
  floor: number;
  /** Day in the guild's time zone, in days since 1970. */
  day: number;
  limits: DayLimits;
}

/** The round ends by its own rule. */
interface Timeout {
  kind: 'timeout';
  /** Only if its time is over: somebody may have pressed in the meantime. */
  ifDue?: true;
}

/** A change to a round. The caller decides on timeouts and refunds. */
export type Move = ButtonPress | Timeout | { kind: 'refund' };

/** Rebuilds a round by replaying its record; null where its seed can no longer be read. */
export function resume({ seeds }: Pick<GameDeps, 'seeds'>, locked: StoredRound): RunningRound<RoundView> | null {
  const serverSeed = seeds.open(locked.guildId, locked.seed);
  if (serverSeed === null) return null;
  const game = findGame(locked.game, locked.rules);
  if (game === undefined) throw new Error(`the rules of a round of ${locked.game} no longer exist`);
  return game.resume(recordOf(locked, serverSeed));
}

/** Applies a move. @returns why it was refused, null where it was not. */
export function applyMove(running: RunningRound<RoundView>, move: Move, seat: number): MoveRefusal | null {
  if (move.kind === 'timeout') return running.timeout();
  if (move.kind === 'refund') return running.refund();
  return running.press({ seat: seat === 1 ? 1 : 0, version: move.version, move: move.choice });
}

/** The round as it is stored after the move. */
export function afterMove(locked: StoredRound, running: RunningRound<RoundView>): StoredRound & RoundMove {
  const { history, serverSeed } = running.record();
  const paid = running.payouts();
  const state = paid === null ? 'open' : history.at(-1)?.kind === 'refund' ? 'refunded' : 'settled';
  const version = running.version();
  return {
    ...locked,
    state,
    staked: running.escrow(),
    paid,
    history,
    version,
    serverSeed: paid === null ? null : serverSeed,
  };
}
