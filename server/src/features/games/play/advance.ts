import type { RoundEntry } from '@perigee/core/games/record';
import type { RunningRound } from '@perigee/core/games/round';
import type { DbTransaction } from '../../../database/database.ts';
import type { GameParts } from '../game-parts.ts';
import type { PlayedRound } from '../played-round.ts';
import type { RoundKey, StoredRound } from '../stored-round.ts';
import { brakeStore } from '../stores/brake-store.ts';
import { roundStore } from '../stores/round-store.ts';
import { seedStore } from '../stores/seed-store.ts';
import { type Balances, balancesOf, bookRefund, bookResult, bookStakes } from './books.ts';
import { ACT_TIME_MS } from './player.ts';
import { orRefused, type RoundRefusal, RoundRefused } from './refusal.ts';
import { type Move, movedBy, type Pressed, resume, take } from './replay.ts';
import { withRoom } from './with-room.ts';

/** A refused press tells how the round is, where there is one. */
export type Advanced = { round: PlayedRound } | { refused: RoundRefusal; round?: PlayedRound };

type Parts = Pick<GameParts, 'db' | 'events' | 'ledger' | 'seeds'>;

/** Takes a press, a time-out or a refund, once each: whoever comes second finds the round moved on. */
export async function advance(parts: Parts, key: RoundKey, move: Move): Promise<Advanced> {
  const round = move.kind === 'press' ? await pressFreely(parts, key, move) : null;
  if (round !== null) return { round };
  return orRefused(withRoom(parts.events, (tx, isCapped) => advanceHeld(parts, tx, { key, move, isCapped })));
}

/**
 * A press after which the round is open and no money has moved needs no transaction: it is stored as long as nothing was done
 * meanwhile. Null for any other, with nothing changed.
 */
async function pressFreely(parts: Parts, key: RoundKey, press: Pressed): Promise<PlayedRound | null> {
  const seen = await roundStore.find(parts.db, key);
  const seat = seen?.players.indexOf(press.userId) ?? -1;
  if (seen === null || seat === -1 || seen.state !== 'open') return null;
  const running = resume(parts, seen);
  if (running === null || take(running, press, seat) !== null || running.payouts() !== null) return null;
  if (running.escrow()[seat] !== seen.staked[seat]) return null;
  const moved = movedBy(seen, running);
  const isStored = await roundStore.move(parts.db, moved, { lastsMs: ACT_TIME_MS, entries: seen.history.length });
  return isStored ? openAfter(moved, running, new Map()) : null;
}

async function advanceHeld(
  parts: Parts,
  tx: DbTransaction,
  { key, move, isCapped }: { key: RoundKey; move: Move; isCapped: boolean },
): Promise<Advanced> {
  const held = await roundStore.hold(tx, key);
  if (held === null) return { refused: { why: 'unknown' } };
  const seat = move.kind === 'press' ? held.players.indexOf(move.userId) : 0;
  if (seat === -1) return { refused: { why: 'notYours' } };
  if (held.state !== 'open') return { refused: { why: 'over' }, round: await playedOf(parts, tx, held) };

  const running = resume(parts, held);
  if (running === null) return { round: await refundLost(parts, tx, held) };
  const before = running.escrow();
  const refused = take(running, move, seat);
  if (refused !== null) return { refused: { why: refused }, round: await playedOf(parts, tx, held) };

  const raise = (running.escrow()[seat] ?? 0) - (before[seat] ?? 0);
  const raised = move.kind === 'press' && raise > 0 ? await bookRaise(parts, tx, held, { move, raise }) : new Map();
  return { round: await keep(parts, tx, held, { running, raised, isCapped }) };
}

/** @throws RoundRefused where the member has too little, or staked enough for today. */
async function bookRaise(
  { ledger }: Pick<GameParts, 'ledger'>,
  tx: DbTransaction,
  { guildId, game }: StoredRound,
  { move: { userId, floor, day, limits }, raise }: { move: Pressed; raise: number },
): Promise<Balances> {
  const counted = await brakeStore.count(tx, { guildId, userId, day, staked: raise, rounds: 0 });
  const { maxStakedPerDay } = limits;
  if (maxStakedPerDay !== null && counted.staked > maxStakedPerDay) {
    throw new RoundRefused({ why: 'dayLimit', limit: Math.max(0, maxStakedPerDay - (counted.staked - raise)) });
  }
  return bookStakes(ledger, tx, { guildId, game, legs: [{ userId, amount: raise, floor }] });
}

/** Stores what a round has become, and pays where it is over. */
async function keep(
  parts: Parts,
  tx: DbTransaction,
  held: StoredRound,
  { running, raised, isCapped }: { running: RunningRound<unknown>; raised: Balances; isCapped: boolean },
): Promise<PlayedRound> {
  const moved = movedBy(held, running);
  await roundStore.move(tx, moved, { lastsMs: ACT_TIME_MS });
  const open = openAfter(moved, running, raised);
  const payouts = running.payouts();
  if (payouts === null) return open;

  const balances =
    moved.state === 'refunded'
      ? await bookRefund(parts.ledger, tx, moved)
      : await bookResult(parts.ledger, tx, { ...moved, payouts, isCapped });
  return { ...open, balances, nextCommitment: await nextCommitment(tx, held) };
}

function openAfter(moved: StoredRound, running: RunningRound<unknown>, balances: Balances): PlayedRound {
  const endsAt = moved.state === 'open' ? new Date(Date.now() + ACT_TIME_MS) : moved.endsAt;
  return { ...moved, endsAt, record: running.record(), balances, nextCommitment: null };
}

/** Whose seed can not be read any more gets the stake back, as nobody can play on. */
async function refundLost(parts: Parts, tx: DbTransaction, held: StoredRound): Promise<PlayedRound> {
  const history: RoundEntry[] = [...held.history, { kind: 'refund' }];
  const moved = { ...held, state: 'refunded', paid: held.staked, history } as const;
  await roundStore.move(tx, moved, { lastsMs: ACT_TIME_MS });
  const balances = await bookRefund(parts.ledger, tx, moved);
  return { ...moved, record: null, balances, nextCommitment: await nextCommitment(tx, held) };
}

async function nextCommitment(
  tx: DbTransaction,
  { guildId, players: [userId = ''] }: StoredRound,
): Promise<string | null> {
  return (await seedStore.find(tx, { guildId, userId }))?.commitment ?? null;
}

async function playedOf(parts: Parts, tx: DbTransaction, held: StoredRound): Promise<PlayedRound> {
  const record = resume(parts, held)?.record() ?? null;
  if (held.state === 'open') return { ...held, record, balances: new Map(), nextCommitment: null };
  const balances = await balancesOf(tx, held);
  return { ...held, record, balances, nextCommitment: await nextCommitment(tx, held) };
}

/** A round as it is now, for its message; null where there is none. */
export async function findPlayed(
  parts: Pick<GameParts, 'db' | 'events' | 'ledger' | 'seeds'>,
  key: RoundKey,
): Promise<PlayedRound | null> {
  return parts.db.transaction().execute(async (tx) => {
    const stored = await roundStore.find(tx, key);
    return stored === null ? null : playedOf(parts, tx, stored);
  });
}
