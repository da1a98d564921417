import { randomUUID } from 'node:crypto';
import type { RoundView } from '@perigee/core/games/catalogue';
import type { Game } from '@perigee/core/games/game';
import type { AnyBet } from '@perigee/core/games/record';
import type { RunningRound } from '@perigee/core/games/round';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import type { SealedSeed } from '../../fairness/seeds.ts';
import type { GameDeps } from '../game-deps.ts';
import type { PlayedRound } from '../played-round.ts';
import { roundStore } from '../stores/round-store.ts';
import { type Balances, bookResult, bookStakes } from './books.ts';
import { MOVE_TIME_MS, type Player } from './player.ts';
import { RoundRefused } from '../refusal.ts';

export interface RoundOpening {
  guildId: string;
  channelId: string;
  messageId?: string | null;
  game: Game<RoundView>;
  players: readonly Pick<Player, 'userId' | 'floor'>[];
  bet: AnyBet;
  seed: SealedSeed;
  clientSeed: string;
  nonce: number;
  /** The command invocation or press that starts it; each starts one round only. */
  invocationId: string;
  /** Caps payouts to what a balance can hold. */
  isCapped: boolean;
}

/**
 * Starts a round that is already counted: takes the stakes, plays the start, and pays where that ends it.
 * @throws RoundRefused where it does not start; the transaction has to be rolled back then.
 */
export async function openRound(
  deps: Pick<GameDeps, 'seeds' | 'ledger'>,
  tx: DbTransaction,
  opening: RoundOpening,
): Promise<PlayedRound> {
  const { guildId, channelId, messageId = null, game, players, bet, seed, clientSeed, nonce } = opening;
  const serverSeed = deps.seeds.open(guildId, seed);
  if (serverSeed === null) throw new Error('the seed of a new round cannot be decrypted');
  const started = game.begin({ serverSeed, clientSeed, nonce }, bet);
  if ('refused' in started) throw new RoundRefused({ ...started, why: started.refused });
  const { round } = started;
  const balances = await bookOpening(deps, tx, opening, round);

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
  await roundStore.add(tx, stored, MOVE_TIME_MS);
  const endsAt = new Date(Date.now() + MOVE_TIME_MS);
  return { ...stored, view: round.view(), endsAt, balances, nextCommitment: null };
}

/** Takes the stakes, and pays where the round is already over. */
async function bookOpening(
  { ledger }: Pick<GameDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, game: { name: game }, players, bet, invocationId, isCapped }: RoundOpening,
  round: RunningRound<RoundView>,
): Promise<Balances> {
  const staked = round.escrow();
  const payouts = round.payouts();
  const isLostFirst = payouts !== null && players.length === 1;
  const legs = players.map(({ userId, floor }, seat) => ({ userId, floor, amount: itemAt(staked, seat) }));
  const userIds = players.map(({ userId }) => userId);
  const after = await bookStakes(ledger, tx, { guildId, game, isLostFirst, legs, key: `game:${invocationId}` });
  if (payouts === null) return after;
  const result = { guildId, game, isLostFirst, bet, players: userIds, staked, payouts, isCapped };
  return new Map([...after, ...(await bookResult(ledger, tx, result))]);
}
