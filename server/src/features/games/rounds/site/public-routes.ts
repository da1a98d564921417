import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import type { GameDeps } from '../game-deps.ts';
import type { Jackpot, Ticket } from '../jackpot.ts';
import { recordOf, type StoredRound } from '../stored-round.ts';
import { winnersOf } from '../jackpot/winners-of.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { roundStore } from '../stores/round-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';

/** What anybody may verify a finished round with. Contains no names and no guild. */
export function publicRoutes({ db }: Pick<GameDeps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...gamesEndpoints.round,
      handler: async ({ params: { id } }) => {
        const round = await roundStore.findAnywhere(db, id);
        if (round !== null) return describeRound(round);
        const jackpot = await jackpotStore.findAnywhere(db, id);
        if (jackpot !== null) return describeJackpot(jackpot, await ticketStore.list(db, jackpot));
        throw new AppError('notFound', 'There is no such round');
      },
    });
  };
}

function describeRound(round: StoredRound) {
  const { id, seed, staked, paid, startedAt, settledAt, serverSeed } = round;
  if (paid === null || settledAt === null || serverSeed === null)
    throw new AppError('conflict', 'The round is not over yet');
  return {
    kind: 'round' as const,
    id,
    record: recordOf(round, serverSeed),
    commitment: seed.commitment,
    escrow: [...staked],
    payouts: [...paid],
    startedAt: startedAt.toISOString(),
    settledAt: settledAt.toISOString(),
  };
}

function describeJackpot({ id, rules, seed, serverSeed, pot, result, drawnAt }: Jackpot, tickets: readonly Ticket[]) {
  if (result === null || serverSeed === null || drawnAt === null) {
    throw new AppError('conflict', 'The numbers have not been drawn yet');
  }
  return {
    kind: 'jackpot' as const,
    id,
    rules,
    serverSeed,
    commitment: seed.commitment,
    tickets: tickets.map(({ numbers }) => [...numbers]),
    pot,
    commission: result.commission,
    drawn: [...result.drawn],
    winners: winnersOf({ result }, tickets).map(({ number }) => number),
    share: result.share,
    carried: result.carried,
    drawnAt: drawnAt.toISOString(),
  };
}
