import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { PAGE_OPTION } from '../../../../bot/commands/page-option.ts';
import { drawShop } from '../drawing/draw-shop.ts';
import { openShelves } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';

/** Shows what the guild sells, page by page. */
export function shopCommand(deps: ShopDeps): CommandDefinition {
  return defineCommand({
    name: 'shop',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'shop', description: 'Shows what can be bought on this server', aliases: ['store', 'market'] },
      ru: { name: 'магазин', description: 'Показывает, что можно купить на этом сервере', aliases: ['лавка'] },
    },
    options: [PAGE_OPTION],
    async run(ctx) {
      const shelves = await openShelves(deps, shopperOf(ctx));
      const page = (ctx.options.page ?? 1) - 1;
      await ctx.reply(drawShop(shelves, { ownerId: ctx.user.id, settings: ctx.settings, page }));
    },
  });
}
