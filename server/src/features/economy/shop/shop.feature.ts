import type { Item } from '@perigee/core/economy/items/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { type GuildDirectory, type GuildsService, type SettingsService, onItemsSaved } from '../../community/index.ts';
import { createSettlementWaiters } from '../../../events/settlement-waiters.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { RoleGrants } from '../role-grants/role-grants.ts';
import type { Wallets } from '../wallet/wallets.ts';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { buyCommand } from './commands/buy.command.ts';
import { inventoryCommand } from './commands/inventory.command.ts';
import { itemCommand } from './commands/item.command.ts';
import { sellCommand } from './commands/sell.command.ts';
import { shopCommand } from './commands/shop.command.ts';
import { useCommand } from './commands/use.command.ts';
import { returnComponents } from './components/return-components.ts';
import { shopComponents } from './components/shop-components.ts';
import { inventories } from './inventories.ts';
import { orderSettled } from './orders/order-settled.ts';
import { settleOrders } from './orders/settle-orders.ts';
import { reportShopOrder } from './report-order.job.ts';
import { shopPreview } from './site/preview-route.ts';
import { findStuckRoles } from './site/stuck-roles.ts';
import { SHOP_TABLES } from './tables.ts';
import { forgetItem, renameItem } from './stores/rename-item.ts';

interface Needs extends Pick<Frame, 'database' | 'events'> {
  ledger: Ledger;
  wallets: Wallets;
  roleGrants: RoleGrants;
  settings: SettingsService;
  settingsCache: SettingsCache;
  guilds: GuildsService;
  directory: GuildDirectory;
}

/** The shop: what a guild sells, what members bought, and their orders. */
export const shopFeature = defineFeature({
  name: 'shop',
  tables: SHOP_TABLES,
  open: ({ database: { db }, events, ledger, wallets, roleGrants, settings, ...site }: Needs) => {
    const waiters = createSettlementWaiters(orderSettled);
    const deps = { db, events, ledger, wallets, roleGrants, waiters };
    return {
      services: { inventories },
      routes: [shopPreview({ db, ...site })],
      problems: (context) => findStuckRoles({ roleGrants, ...site }, context),
      commands: [
        shopCommand(deps),
        itemCommand(deps),
        buyCommand(deps),
        sellCommand(deps),
        useCommand(deps),
        inventoryCommand(deps),
      ],
      components: [...shopComponents(deps), ...returnComponents(deps)],
      jobs: [reportShopOrder(db)],
      subscribers: [...settleOrders(deps), waiters.subscriber, followItemsInShop(settings)],
    };
  },
});

/** Follows changes of the shop's items: renames them in inventories, and resets the stock of removed ones. */
function followItemsInShop(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, before, after, renamed }) => {
    if (renamed !== null) await renameItem(tx, guildId, renamed);
    const isGone = ({ name }: Item) => name !== renamed?.from && !after.some((item) => isSameName(item.name, name));
    for (const { name } of before.filter(isGone)) await forgetItem(tx, guildId, name);
  });
}
