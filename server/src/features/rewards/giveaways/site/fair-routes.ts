import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import type { FairGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { ENTRANTS_KEPT_MS, PUBLIC_ENTRANTS_PAGE } from '@perigee/core/rewards/giveaways/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { winnerStore } from '../stores/winner-store.ts';
import { iso } from './read-giveaways.ts';

type FairDeps = Pick<GiveawayDeps, 'db' | 'entries'>;

/** What anybody may verify a draw with: of people only ids, and nothing that is secret before the end. */
export function fairRoutes({ db, entries }: FairDeps): FastifyPluginAsyncZod {
  const requireOpened = async (id: string) => {
    const giveaway = await giveawayStore.findAnywhere(db, id);
    if (giveaway === null || giveaway.commitment === null) throw unknownGiveaway();
    return { ...giveaway, commitment: giveaway.commitment };
  };

  return async (app) => {
    app.route({
      ...giveawaysEndpoints.fair,
      handler: async ({ params: { id } }) => describe(db, await requireOpened(id)),
    });

    app.route({
      ...giveawaysEndpoints.fairEntrants,
      handler: async ({ params: { id }, query: { after = null } }) => {
        const giveaway = await requireOpened(id);
        if (giveaway.state !== 'ended' || giveaway.isForgotten) throw unknownGiveaway();
        const page = await entries.page(giveaway, after, PUBLIC_ENTRANTS_PAGE);
        const userIds = page.map(({ userId }) => userId);
        return { userIds, next: page.length === PUBLIC_ENTRANTS_PAGE ? (userIds.at(-1) ?? null) : null };
      },
    });
  };
}

async function describe(
  db: GiveawayDeps['db'],
  giveaway: GiveawayRecord & { commitment: string },
): Promise<FairGiveaway> {
  const { guildId, id, state, endsAt, endedAt, about, commitment, isForgotten } = giveaway;
  const isDrawn = state === 'ended';
  const winners = isDrawn ? await winnerStore.list(db, guildId, [id]) : [];
  const until = isDrawn && endedAt !== null && !isForgotten ? new Date(endedAt.getTime() + ENTRANTS_KEPT_MS) : null;
  return {
    id,
    rules: 'v1',
    state,
    commitment,
    endsAt: iso(endsAt),
    endedAt: iso(endedAt),
    winners: about.winners,
    serverSeed: isDrawn ? giveaway.serverSeed : null,
    entrantsHash: isDrawn ? giveaway.entrantsHash : null,
    entrants: isDrawn ? giveaway.entries : 0,
    results: winners.map(({ userId, place: index, slot, state: was }) => ({ userId, index, slot, state: was })),
    entrantsUntil: iso(until),
  };
}
