import { COUNT_MAX, purchasableCount } from '@perigee/core/economy/items/may-buy';
import { m } from '#texts';
import { clarifyName, suggestNames } from '../../../../bot/commands/clarify-name.ts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { isActiveAt, openShelves } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';
import { byName, COUNT_OPTION, ITEM_OPTION, readCount, readItemAndCount } from './item-option.ts';
import { purchase } from './purchase.ts';
import { refuseUnknown } from './refuse-unknown.ts';

const ON_SALE_OPTION = defineOption({
  ...ITEM_OPTION,
  autocomplete: ({ settings: { items, boost } }, typed) =>
    suggestNames(
      items.filter((_, index) => isActiveAt(index, boost)).map(({ name }) => name),
      typed,
    ),
});

/** Buys one or several pieces of an item. */
export function buyCommand(deps: ShopDeps): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'buy',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'buy', description: 'Buys an item from the shop', aliases: ['purchase'] },
      ru: { name: 'купить', description: 'Покупает товар в магазине', aliases: ['покупка'] },
    },
    options: [ON_SALE_OPTION, COUNT_OPTION],
    async run(ctx) {
      const { items } = await openShelves(deps, shopperOf(ctx));
      const requested = readItemAndCount(
        ctx.options,
        byName(items, ({ item }) => item.name),
      );
      const found = await clarifyName(ctx, ITEM_OPTION, requested.read);
      if (found === 'asked') return;
      if (found === null) return refuseUnknown(ctx);
      const { item, shelf, buyer } = found.entry;
      const count = readCount(requested.count, purchasableCount(item, shelf, buyer));
      if (count === null) {
        return refuseWithUsage(ctx, command, m.count_wrong({ max: COUNT_MAX }, { locale: ctx.locale }));
      }
      const { refuse, reply: show, invocationId: key } = ctx;
      await purchase(deps, ctx, { shopItem: found.entry, count, key }, { refuse, show });
    },
  });
  return command;
}
