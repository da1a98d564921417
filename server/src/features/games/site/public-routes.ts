import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../errors/app-error.ts';
import type { GameParts } from '../game-parts.ts';
import { recordOf, type StoredRound } from '../stored-round.ts';
import { roundStore } from '../stores/round-store.ts';

/** What everybody may check a round by, once it is over. No names, and no server. */
export function publicRoutes({ db }: Pick<GameParts, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...gamesEndpoints.round,
      handler: async ({ params: { id } }) => {
        const round = await roundStore.findAnywhere(db, id);
        if (round === null) throw new AppError('notFound', 'There is no such round');
        return describeRound(round);
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
