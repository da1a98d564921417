import { GAMES } from '@perigee/core/games/catalogue';
import { memberRoundSeed } from '@perigee/core/games/seeds';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { GameDeps } from '../game-deps.ts';
import { claimTurn } from '../play/claim-turn.ts';
import { countRounds } from '../play/count-rounds.ts';
import { openRound } from '../play/open-round.ts';
import { type Player, readPlayer, today } from '../play/player.ts';
import type { PlayedRound } from '../played-round.ts';
import { orRefused, type RoundRefusal, RoundRefused } from '../refusal.ts';
import { retryWithCappedPayouts } from '../play/retry-with-capped-payouts.ts';
import { challengeStore } from '../stores/challenge-store.ts';
import type { Challenge } from '../challenge.ts';

type AcceptOutcome = { round: PlayedRound } | { refused: RoundRefusal } | { isOver: true };

/** Join date passed for the challenger, who counts as old enough: that was checked when they challenged. */
const LONG_AGO = new Date(0);

/** Starts the round of a challenge, once, and takes both stakes in one transaction. */
export async function acceptChallenge(
  deps: GameDeps,
  { guildId, user, joinedAt, settings, invocationId, messageId }: ComponentContext,
  challenge: Challenge,
): Promise<AcceptOutcome> {
  const { game: name, stake, options, seed, userId } = challenge;
  const acceptor = await readPlayer(deps, { guildId, userId: user.id, joinedAt, settings }, name);
  if ('refused' in acceptor) return acceptor;
  if (acceptor.available < stake) return { refused: { why: 'notEnough', limit: acceptor.available } };
  const challenger = await readPlayer(deps, { guildId, userId, joinedAt: LONG_AGO, settings }, name);
  if ('refused' in challenger) return { refused: { why: 'opponent' } };

  const limits = settings.games;
  const bet = { stake, seats: 2, commission: settings.economy.commission, options } as const;
  const accepted = retryWithCappedPayouts(deps.events, async (tx, isCapped): Promise<AcceptOutcome> => {
    const held = await challengeStore.lockOpen(tx, challenge);
    if (held === null) return { isOver: true };
    await claimTurns(deps, tx, guildId, [challenger, acceptor], limits.cooldown);
    const userIds = [userId, user.id];
    await countRounds(tx, { guildId, userIds, day: today(settings), stake }, limits);
    const round = await openRound(deps, tx, {
      guildId,
      channelId: held.channelId,
      messageId,
      game: GAMES[name],
      players: [challenger, acceptor],
      bet,
      seed,
      clientSeed: memberRoundSeed(held.invocationId, invocationId),
      nonce: 0,
      invocationId,
      isCapped,
    });
    await challengeStore.close(tx, held, { state: 'accepted', opponentId: user.id, roundId: round.id });
    return { round };
  });
  return orRefused(accepted);
}

/** @throws RoundRefused where one of them began another round too recently. */
async function claimTurns(
  deps: GameDeps,
  tx: DbTransaction,
  guildId: string,
  [challenger, acceptor]: readonly [Player, Player],
  waitMs: number,
): Promise<void> {
  const sorted = [challenger.userId, acceptor.userId].toSorted();
  for (const userId of sorted) {
    const claimed = await orRefused(claimTurn(deps, tx, { guildId, userId }, waitMs));
    if (claimed === undefined) continue;
    throw new RoundRefused(userId === acceptor.userId ? claimed.refused : { why: 'opponent' });
  }
}
