import { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import type { Db } from '../../../../database/database.ts';
import type { GuildsService } from '../../../community/index.ts';
import { drawPage } from '../drawing/draw-shop.ts';
import { shelvesFor } from '../shelves.ts';
import { stockStore } from '../stores/stock-store.ts';

interface PreviewDependencies {
  db: Db;
  settingsCache: SettingsCache;
  guilds: Pick<GuildsService, 'requireBot'>;
}

/** Previews the shop for a made-up member, with the same rules and drawing as the chat. */
export function shopPreview({ db, settingsCache, guilds }: PreviewDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...shopEndpoints.preview,
      handler: async ({ params: { guildId }, body: { roles: roleIds, xp, balance, page: requested } }) => {
        await guilds.requireBot(guildId);
        const [settings, sold] = await Promise.all([settingsCache.get(guildId), stockStore.list(db, guildId)]);
        const items = shelvesFor(settings, sold, { roleIds, xp, balance, floor: 0, bought: new Map() });
        const { content, embeds, entries, page, pages } = drawPage({ items, balance }, settings, requested);
        const drawn = entries.map(({ item, obstacle }, index) => {
          const { color = 0, title = '', description = '', thumbnail } = embeds[index] ?? {};
          const iconUrl = thumbnail?.url ?? null;
          return { name: item.name, canBuy: obstacle === null, color, title, description, iconUrl };
        });
        return { content, items: drawn, page, pages };
      },
    });
  };
}
