import { randomUUID } from 'node:crypto';
import type { Game } from '@perigee/core/games/game';
import type { AnyBet } from '@perigee/core/games/record';
import { enqueueAct } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { SealedSeed } from '../../fairness/index.ts';
import type { GameParts } from '../game-parts.ts';
import { endDue } from '../games-due.ts';
import type { PlayedRound } from '../played-round.ts';
import { brakeStore } from '../stores/brake-store.ts';
import { roundStore } from '../stores/round-store.ts';
import { bookResult, bookStakes } from './books.ts';
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
  { seeds, ledger }: Pick<GameParts, 'seeds' | 'ledger'>,
  tx: DbTransaction,
  opening: Opening,
): Promise<PlayedRound> {
  const {
    guildId,
    channelId,
    messageId = null,
    game,
    players,
    bet,
    seed,
    clientSeed,
    nonce,
    useId,
    isCapped,
  } = opening;
  const serverSeed = seeds.open(guildId, seed);
  if (serverSeed === null) throw new Error('The seed of a new round can not be read');
  const begun = game.begin({ serverSeed, clientSeed, nonce }, bet);
  if ('refused' in begun) throw new RoundRefused({ ...begun, why: begun.refused });

  // In the order of their ids, so that no two rounds wait for each other.
  const sorted = players.map(({ userId }) => userId).toSorted();
  for (const userId of sorted) await countRound(tx, { ...opening, userId });
  const { round } = begun;
  const isOver = round.isOver();
  const staked = round.escrow();
  const isLostFirst = isOver && players.length === 1;
  const legs = players.map(({ userId, floor }, seat) => ({ userId, floor, amount: staked[seat] ?? 0 }));
  const userIds = players.map(({ userId }) => userId);
  const common = { guildId, game: game.name, isLostFirst };
  const after = await bookStakes(ledger, tx, { ...common, legs, key: `game:${useId}` });
  const payouts = round.payouts();
  const result = { ...common, bet, players: userIds, staked, isCapped };
  const paid = payouts === null ? null : await bookResult(ledger, tx, { ...result, payouts });

  const stored = {
    guildId,
    id: randomUUID(),
    game: game.name,
    rules: game.version,
    state: isOver ? 'settled' : 'open',
    channelId,
    messageId,
    players: userIds,
    staked,
    paid: payouts,
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
  return {
    ...stored,
    record: round.record(),
    endsAt: new Date(Date.now() + ACT_TIME_MS),
    balances: new Map([...after, ...(paid ?? [])]),
    nextCommitment: null,
  };
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
