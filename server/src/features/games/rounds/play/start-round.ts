import type { Amount } from '@perigee/core/base/reading/amount';
import type { RoundView } from '@perigee/core/games/catalogue';
import type { Game } from '@perigee/core/games/game';
import type { CommandContext } from '../../../../bot/command-context.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GameDeps } from '../game-deps.ts';
import type { PlayedRound } from '../played-round.ts';
import type { Count, PlayedToday } from '../stores/play-limit-store.ts';
import { type NextSeed, seedStore } from '../stores/seed-store.ts';
import { claimTurn } from './claim-turn.ts';
import { overDay } from './count-rounds.ts';
import { openRound } from './open-round.ts';
import { type Player, readPlayer, playerStakeOf, today } from './player.ts';
import { orRefused, type RoundRefusal, RoundRefused } from '../refusal.ts';
import { retryWithCappedPayouts } from './retry-with-capped-payouts.ts';

type StartContext = Pick<CommandContext, 'guildId' | 'channelId' | 'user' | 'joinedAt' | 'settings' | 'invocationId'>;

export type StartOutcome = { round: PlayedRound } | { refused: RoundRefusal };

/** Starts a round against the house and takes its stake, in one transaction. @param stake as the member ordered it. */
export async function startRound(
  deps: GameDeps,
  { guildId, channelId, user, joinedAt, settings, invocationId }: StartContext,
  { game, stake: written, options }: { game: Game<RoundView>; stake: Amount; options: unknown },
): Promise<StartOutcome> {
  const member = { guildId, userId: user.id, joinedAt, settings };
  const player = await readPlayer(deps, member, game.name);
  if ('refused' in player) return player;
  const read = playerStakeOf(player, written, settings);
  if ('why' in read) return { refused: read };
  const { commission } = settings.economy;
  const bet = { stake: read.stake, seats: 1, commission, options } as const;
  const refusal = game.checkBet(bet);
  if (refusal !== null) return { refused: { ...refusal, why: refusal.refused } };

  const limits = settings.games;
  const started = retryWithCappedPayouts(deps.events, async (tx, isCapped) => {
    await claimTurn(deps, tx, member, limits.cooldown);
    const count = { guildId, userId: user.id, day: today(settings), staked: bet.stake, rounds: 1 } as const;
    const { seed, counted, next } = await takeSeed(deps, tx, count);
    const isOver = overDay(counted, bet.stake, limits);
    if (isOver !== null) throw new RoundRefused(isOver);
    const { clientSeed, nonce } = seed;
    const players: Pick<Player, 'userId' | 'floor'>[] = [player];
    const opening = { guildId, channelId, game, players, bet, seed, clientSeed, nonce, invocationId, isCapped };
    const round = await openRound(deps, tx, opening);
    return { round: { ...round, nextCommitment: next } };
  });
  return orRefused(started);
}

/** Counts the round, takes the member's seed and commits to the next one. */
async function takeSeed(
  { seeds }: Pick<GameDeps, 'seeds'>,
  tx: DbTransaction,
  count: Count,
): Promise<{ seed: NextSeed; counted: PlayedToday; next: string }> {
  const next = seeds.make(count.guildId);
  let taken = await seedStore.take(tx, count, next);
  if (taken === null) {
    await seedStore.provide(tx, count, seeds.make(count.guildId));
    taken = await seedStore.take(tx, count, next);
  }
  if (taken === null) throw new Error('a member has no seed to play with');
  return { ...taken, next: next.commitment };
}
