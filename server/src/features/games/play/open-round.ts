import { randomUUID } from 'node:crypto';
import type { Game } from '@perigee/core/games/game';
import type { AnyBet } from '@perigee/core/games/record';
import type { RunningRound } from '@perigee/core/games/round';
import { enqueueAct } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { SealedSeed } from '../../fairness/index.ts';
import type { GameParts } from '../game-parts.ts';
import { endDue } from '../games-due.ts';
import type { PlayedRound } from '../played-round.ts';
import { brakeStore } from '../stores/brake-store.ts';
import { roundStore } from '../stores/round-store.ts';
import { type Balances, bookResult, bookStakes } from './books.ts';
import { ACT_TIME_MS, type DayLimits, type Player } from './player.ts';
import { RoundRefused } from './refusal.ts';

export interface Opening {
  guildId: string;
  channelId: string;
  messageId?: string | null;
  game: Game<unknown>;
  players: readonly Pick<Player, 'userId' | 'floor'>[];
  bet: AnyBet;
  seed: SealedSeed;
  clientSeed: string;
  nonce: number;
  /** The server's, as so many days since 1970. */
  day: number;
  limits: DayLimits;
  /** What asks for it; it begins once. */
  useId: string;
  /** Payouts are cut to what members can have. */
  isCapped: boolean;
}

/**
 * Begins a round: counts it, takes the stakes, plays the start, and where that is all of it, pays.
 * @throws RoundRefused where it does not begin; nothing is to be kept of the transaction then.
 */
export async function openRound(
  parts: Pick<GameParts, 'seeds' | 'ledger'>,
  tx: DbTransaction,
  opening: Opening,
): Promise<PlayedRound> {
  const { guildId, channelId, messageId = null, game, players, bet, seed, clientSeed, nonce } = opening;
  const serverSeed = parts.seeds.open(guildId, seed);
  if (serverSeed === null) throw new Error('The seed of a new round can not be read');
  const begun = game.begin({ serverSeed, clientSeed, nonce }, bet);
  if ('refused' in begun) throw new RoundRefused({ ...begun, why: begun.refused });
  // In the order of their ids, so that no two rounds wait for each other.
  const sorted = players.map(({ userId }) => userId).toSorted();
  for (const userId of sorted) await countRound(tx, { ...opening, userId });
  const { round } = begun;
  const balances = await bookOpening(parts, tx, opening, round);

  const isOver = round.isOver();
  const stored = {
    guildId,
    id: randomUUID(),
    game: game.name,
    rules: game.version,
    state: isOver ? 'settled' : 'open',
    channelId,
    messageId,
    players: players.map(({ userId }) => userId),
    staked: round.escrow(),
    paid: round.payouts(),
    seed,
    serverSeed: isOver ? serverSeed : null,
    clientSeed,
    nonce,
    bet,
    history: [],
    version: round.version(),
  } as const;
  await roundStore.add(tx, stored, ACT_TIME_MS);
  if (!isOver) await enqueueEnd(tx, stored);
  const endsAt = new Date(Date.now() + ACT_TIME_MS);
  return { ...stored, record: round.record(), endsAt, balances, nextCommitment: null };
}

/** Takes the stakes, and pays where the round is over already. */
async function bookOpening(
  { ledger }: Pick<GameParts, 'ledger'>,
  tx: DbTransaction,
  { guildId, game: { name: game }, players, bet, useId, isCapped }: Opening,
  round: RunningRound<unknown>,
): Promise<Balances> {
  const staked = round.escrow();
  const payouts = round.payouts();
  const isLostFirst = payouts !== null && players.length === 1;
  const legs = players.map(({ userId, floor }, seat) => ({ userId, floor, amount: staked[seat] ?? 0 }));
  const userIds = players.map(({ userId }) => userId);
  const after = await bookStakes(ledger, tx, { guildId, game, isLostFirst, legs, key: `game:${useId}` });
  if (payouts === null) return after;
  const result = { guildId, game, isLostFirst, bet, players: userIds, staked, payouts, isCapped };
  return new Map([...after, ...(await bookResult(ledger, tx, result))]);
}

/** @throws RoundRefused where it is more than a day allows. */
async function countRound(
  tx: DbTransaction,
  { guildId, userId, day, bet, limits: { maxStakedPerDay, maxRoundsPerDay }, players }: Opening & { userId: string },
): Promise<void> {
  const counted = await brakeStore.count(tx, { guildId, userId, day, staked: bet.stake, rounds: 1 });
  const isTooMuch = maxStakedPerDay !== null && counted.staked > maxStakedPerDay;
  const isTooOften = maxRoundsPerDay !== null && counted.rounds > maxRoundsPerDay;
  if (!isTooMuch && !isTooOften) return;
  if (players.length > 1) throw new RoundRefused({ why: 'opponent' });
  if (maxRoundsPerDay !== null && isTooOften) throw new RoundRefused({ why: 'dayRounds', limit: maxRoundsPerDay });
  const limit = Math.max(0, (maxStakedPerDay ?? 0) - (counted.staked - bet.stake));
  throw new RoundRefused({ why: 'dayLimit', limit });
}

async function enqueueEnd(tx: DbTransaction, { guildId, id }: { guildId: string; id: string }): Promise<void> {
  await enqueueAct(tx, endDue, { guildId, key: id, payload: { id }, at: new Date(Date.now() + ACT_TIME_MS) });
}
