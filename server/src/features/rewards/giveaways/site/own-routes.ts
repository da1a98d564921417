import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import type { OwnGiveaway } from '@perigee/core/rewards/giveaways/giveaway';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Caller, callerOf } from '../../../../http/caller.ts';
import { findGuildName, type GuildRights } from '../../../community/index.ts';
import { claimPrize } from '../draw/claim.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { ownGiveawaysStore } from '../stores/own-store.ts';

interface OwnDeps extends GiveawayDeps {
  rights: Pick<GuildRights, 'requireMember'>;
}

/** What a member entered and won. Former members keep access; people who entered nothing must be members. */
export function ownGiveawaysRoutes(deps: OwnDeps): FastifyPluginAsyncZod {
  const readOwn = async (caller: Caller, guildId: string): Promise<OwnGiveaway[]> => {
    const giveaways = await ownGiveawaysStore.list(deps, guildId, caller.userId);
    if (giveaways.length === 0) await deps.rights.requireMember(caller, guildId);
    return giveaways;
  };

  return async (app) => {
    app.route({
      ...giveawaysEndpoints.own,
      handler: async (request) => {
        const { guildId } = request.params;
        const giveaways = await readOwn(callerOf(request), guildId);
        const [settings, guildName] = await Promise.all([
          deps.settings.get(guildId),
          findGuildName(deps.directory, guildId),
        ]);
        return { guildName, moneySymbol: settings.economy.moneySymbol, giveaways };
      },
    });

    app.route({
      ...giveawaysEndpoints.claim,
      handler: async (request) => {
        await claimPrize(deps, request.params, callerOf(request).userId);
        return { message: 'The prize is yours' };
      },
    });
  };
}
