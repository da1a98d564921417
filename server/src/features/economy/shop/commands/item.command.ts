import { readName } from '@perigee/core/base/reading/names';
import { clarifyName, suggestNames } from '../../../../bot/commands/clarify-name.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { drawCard } from '../drawing/draw-card.ts';
import { openShelves } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';
import { byName, ITEM_OPTION } from './item-option.ts';
import { refuseUnknown } from './refuse-unknown.ts';

const ANY_ITEM_OPTION = defineOption({
  ...ITEM_OPTION,
  autocomplete: ({ settings }, typed) =>
    suggestNames(
      settings.items.map(({ name }) => name),
      typed,
    ),
});

/** Shows one item of the shop. */
export function itemCommand(deps: ShopDeps): CommandDefinition {
  return defineCommand({
    name: 'item',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'item', description: 'Shows a shop item: its price, requirements and effects', aliases: [] },
      ru: { name: 'товар', description: 'Показывает товар: сколько стоит, что нужно и что даёт', aliases: ['предмет'] },
    },
    options: [ANY_ITEM_OPTION],
    async run(ctx) {
      const shelves = await openShelves(deps, shopperOf(ctx));
      const things = byName(shelves.items, ({ item }) => item.name);
      const read = readName(ctx.options.item, things, { isWhole: true });
      const found = await clarifyName(ctx, ITEM_OPTION, read);
      if (found === 'asked') return;
      if (found === null) return refuseUnknown(ctx);
      await ctx.reply(drawCard(shelves, found.entry, { ownerId: ctx.user.id, settings: ctx.settings }));
    },
  });
}
