import type { RoundView } from '@perigee/core/games/catalogue';
import type { RoundEntry } from '@perigee/core/games/record';
import type { RunningRound } from '@perigee/core/games/round';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GameDeps } from '../game-deps.ts';
import type { PlayedRound } from '../played-round.ts';
import type { RoundKey, StoredRound } from '../stored-round.ts';
import { playLimitStore } from '../stores/play-limit-store.ts';
import { roundStore } from '../stores/round-store.ts';
import { seedStore } from '../stores/seed-store.ts';
import { type Balances, balancesOf, bookRefund, bookResult, bookStakes } from './books.ts';
import { MOVE_TIME_MS } from './player.ts';
import { orRefused, type RoundRefusal, RoundRefused } from '../refusal.ts';
import { type Move, afterMove, type ButtonPress, resume, applyMove } from './replay.ts';
import { retryWithCappedPayouts } from './retry-with-capped-payouts.ts';

/** A refused press comes with the current round, where there is one. */
export type AdvanceOutcome = { round: PlayedRound } | { refused: RoundRefusal; round?: PlayedRound };

type Deps = Pick<GameDeps, 'db' | 'events' | 'ledger' | 'seeds' | 'rounds'>;

/** Applies a press, a timeout or a refund, once each; the loser of a race gets the round as the winner left it. */
export async function advanceRound(deps: Deps, key: RoundKey, move: Move): Promise<AdvanceOutcome> {
  const round = move.kind === 'press' ? await pressOptimistically(deps, key, move) : null;
  if (round !== null) return { round };
  return orRefused(
    retryWithCappedPayouts(deps.events, (tx, isCapped) => advanceLocked(deps, tx, { key, move, isCapped })),
  );
}

/**
 * Stores a press that raises no stake without locking the round first, if its history is unchanged since it was read.
 * While the round goes on, no money moves, so there is no transaction. Null for any other press, with nothing changed.
 */
async function pressOptimistically(deps: Deps, key: RoundKey, press: ButtonPress): Promise<PlayedRound | null> {
  const seen = await deps.rounds.find(key);
  const seat = seen?.players.indexOf(press.userId) ?? -1;
  if (seen === null || seat === -1 || seen.state !== 'open') return null;
  const running = resume(deps, seen);
  if (running === null || applyMove(running, press, seat) !== null) return null;
  if (running.escrow()[seat] !== seen.staked[seat]) return null;
  const entries = seen.history.length;
  if (running.payouts() === null) return updateOpenRound(deps, seen, { running, entries });
  return retryWithCappedPayouts(deps.events, (tx, isCapped) =>
    saveFinishedRound(deps, tx, seen, { running, entries, isCapped }),
  );
}

async function advanceLocked(
  deps: Deps,
  tx: DbTransaction,
  { key, move, isCapped }: { key: RoundKey; move: Move; isCapped: boolean },
): Promise<AdvanceOutcome> {
  const locked = await roundStore.lock(tx, key);
  if (locked === null) return { refused: { why: 'unknown' } };
  const seat = move.kind === 'press' ? locked.players.indexOf(move.userId) : 0;
  if (seat === -1) return { refused: { why: 'notYours' } };
  if (locked.state !== 'open') return { refused: { why: 'over' }, round: await toPlayedRound(deps, tx, locked) };

  const isEarly = move.kind === 'timeout' && move.ifDue === true && ((await roundStore.timeLeft(tx, key)) ?? 0) > 0;
  if (isEarly) return { round: await toPlayedRound(deps, tx, locked) };
  const running = resume(deps, locked);
  if (running === null) return { round: await refundLost(deps, tx, locked) };
  const before = running.escrow();
  const refused = applyMove(running, move, seat);
  if (refused !== null) return { refused: { why: refused }, round: await toPlayedRound(deps, tx, locked, running) };

  const raise = itemAt(running.escrow(), seat) - itemAt(before, seat);
  const raised = move.kind === 'press' && raise > 0 ? await bookRaise(deps, tx, locked, { move, raise }) : new Map();
  const kept =
    running.payouts() === null
      ? await saveOpenRound(tx, locked, { running, raised })
      : await saveFinishedRound(deps, tx, locked, { running, isCapped });
  if (kept === null) throw new Error('a locked round does not exist');
  return { round: kept };
}

/** @throws RoundRefused where the balance is too low, or the daily limit is exceeded. */
async function bookRaise(
  { ledger }: Pick<GameDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, game }: StoredRound,
  { move: { userId, floor, day, limits }, raise }: { move: ButtonPress; raise: number },
): Promise<Balances> {
  const counted = await playLimitStore.count(tx, { guildId, userId, day, staked: raise, rounds: 0 });
  const { maxStakedPerDay } = limits;
  if (maxStakedPerDay !== null && counted.staked > maxStakedPerDay) {
    throw new RoundRefused({ why: 'dayLimit', limit: Math.max(0, maxStakedPerDay - (counted.staked - raise)) });
  }
  return bookStakes(ledger, tx, { guildId, game, legs: [{ userId, amount: raise, floor }] });
}

interface Outcome {
  running: RunningRound<RoundView>;
  /** Balances of members after the stake was raised. */
  raised?: Balances;
  /** Length of the history when it was read; null where the row is locked. */
  entries?: number | null;
}

/** Stores a round that goes on, if its history is unchanged since it was read; null otherwise. */
async function updateOpenRound(
  { rounds }: Pick<GameDeps, 'rounds'>,
  seen: StoredRound,
  { running, entries }: { running: RunningRound<RoundView>; entries: number },
): Promise<PlayedRound | null> {
  const moved = afterMove(seen, running);
  const isTaken = await rounds.updateOpen({ ...moved, entries, lastsMs: MOVE_TIME_MS });
  return isTaken ? openAfter(moved, running, new Map()) : null;
}

/** Stores a locked round that goes on. */
async function saveOpenRound(
  tx: DbTransaction,
  locked: StoredRound,
  { running, raised = new Map() }: Outcome,
): Promise<PlayedRound | null> {
  const moved = afterMove(locked, running);
  const kept = await roundStore.move(tx, moved, { lastsMs: MOVE_TIME_MS });
  return kept === null ? null : openAfter(moved, running, raised);
}

/** Stores how a round ended, and pays. Null where its history has changed since it was read. */
async function saveFinishedRound(
  { ledger }: Pick<GameDeps, 'ledger'>,
  tx: DbTransaction,
  locked: StoredRound,
  { running, entries = null, isCapped }: Outcome & { isCapped: boolean },
): Promise<PlayedRound | null> {
  const moved = afterMove(locked, running);
  const kept = await roundStore.move(tx, moved, { lastsMs: MOVE_TIME_MS, entries });
  if (kept === null) return null;
  const balances =
    moved.state === 'refunded'
      ? await bookRefund(ledger, tx, moved)
      : await bookResult(ledger, tx, { ...moved, payouts: moved.paid ?? [], isCapped });
  return { ...openAfter(moved, running, balances), nextCommitment: kept.nextCommitment };
}

function openAfter(moved: StoredRound, running: RunningRound<RoundView>, balances: Balances): PlayedRound {
  const endsAt = moved.state === 'open' ? new Date(Date.now() + MOVE_TIME_MS) : moved.endsAt;
  return { ...moved, endsAt, view: running.view(), balances, nextCommitment: null };
}

/** Refunds a round whose seed can no longer be read: nobody can play on. */
async function refundLost(deps: Deps, tx: DbTransaction, locked: StoredRound): Promise<PlayedRound> {
  const history: RoundEntry[] = [...locked.history, { kind: 'refund' }];
  const moved = { ...locked, state: 'refunded', paid: locked.staked, history } as const;
  const kept = await roundStore.move(tx, moved, { lastsMs: MOVE_TIME_MS });
  const balances = await bookRefund(deps.ledger, tx, moved);
  return { ...moved, view: null, balances, nextCommitment: kept?.nextCommitment ?? null };
}

async function nextCommitment(
  tx: DbTransaction,
  { guildId, players: [userId = ''] }: StoredRound,
): Promise<string | null> {
  return (await seedStore.find(tx, { guildId, userId }))?.commitment ?? null;
}

async function toPlayedRound(
  deps: Deps,
  tx: DbTransaction,
  locked: StoredRound,
  running = resume(deps, locked),
): Promise<PlayedRound> {
  const view = running?.view() ?? null;
  if (locked.state === 'open') return { ...locked, view, balances: new Map(), nextCommitment: null };
  const balances = await balancesOf(tx, locked);
  return { ...locked, view, balances, nextCommitment: await nextCommitment(tx, locked) };
}

/** A round as it is now, for its message; null where there is none. */
export async function findPlayed(
  deps: Pick<GameDeps, 'db' | 'events' | 'ledger' | 'seeds' | 'rounds'>,
  key: RoundKey,
): Promise<PlayedRound | null> {
  return deps.db.transaction().execute(async (tx) => {
    const stored = await roundStore.find(tx, key);
    return stored === null ? null : toPlayedRound(deps, tx, stored);
  });
}
