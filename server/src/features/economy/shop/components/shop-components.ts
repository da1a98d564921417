import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import { purchase } from '../commands/purchase.ts';
import { drawCard } from '../drawing/draw-card.ts';
import { drawShop } from '../drawing/draw-shop.ts';
import { buyId, itemRef, pageId, pickId, versionOf } from '../drawing/shop-buttons.ts';
import { openShelves } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';

/** How long the components of a shop page work, in milliseconds: 15 minutes. */
const LIFETIME_MS = 15 * 60 * 1000;

/** Components to page through the shop, view an item, and buy it. */
export function shopComponents(deps: ShopDeps): Component[] {
  const common = { mayPress: { owner: 'ownerId' }, lifetimeMs: LIFETIME_MS, command: 'shop' } as const;
  return [
    defineComponent({
      id: pageId,
      ...common,
      async run(ctx, { ownerId, page }) {
        const shelves = await openShelves(deps, shopperOf(ctx));
        await ctx.update(drawShop(shelves, { ownerId, settings: ctx.settings, page }));
      },
    }),
    defineComponent({
      id: pickId,
      ...common,
      async run(ctx, { ownerId }) {
        const { settings, locale, values, refuse, update } = ctx;
        const shelves = await openShelves(deps, shopperOf(ctx));
        const entry = shelves.items.find(({ item }) => itemRef(item) === values[0]);
        if (entry === undefined) return refuse(m.buy_gone({}, { locale }));
        return update(drawCard(shelves, entry, { ownerId, settings }));
      },
    }),
    defineComponent({
      id: buyId,
      ...common,
      command: 'buy',
      async run(ctx, { ownerId, item: ref, seen, token }) {
        const { settings, locale, refuse, update: show } = ctx;
        const shelves = await openShelves(deps, shopperOf(ctx));
        const shopItem = shelves.items.find(({ item }) => itemRef(item) === ref);
        if (shopItem === undefined) return refuse(m.buy_gone({}, { locale }));
        const { item } = shopItem;
        if (versionOf(item) !== seen) {
          const price = writeMoney(item.price, moneyWritingOf(ctx));
          const content = m.buy_changed({ item: escapeText(item.name), price }, { locale });
          return show(drawCard(shelves, shopItem, { ownerId, settings, content }));
        }
        return purchase(deps, ctx, { shopItem, count: 1, key: `shown:${token}` }, { refuse, show });
      },
    }),
  ];
}
