import { COUNT_MAX, hasEffect, roleObstacle } from '@perigee/core/economy/items/may-buy';
import type { Item } from '@perigee/core/economy/items/schema';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { describeObstacle } from '../drawing/describe-obstacle.ts';
import { consume } from '../orders/consume.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';
import { answerOrder } from './answer-order.ts';
import { COUNT_OPTION } from './item-option.ts';
import { ownedOption, readOwned, refuseFew } from './owned-item.ts';

/** Uses items from the member's inventory. */
export function useCommand(deps: ShopDeps): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'use',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'use', description: 'Uses an item from your inventory', aliases: [] },
      ru: { name: 'использовать', description: 'Использует товар из вашего инвентаря', aliases: ['применить'] },
    },
    options: [ownedOption(deps), COUNT_OPTION],
    async run(ctx) {
      const { locale, refuse, reply, invocationId, roleIds } = ctx;
      const read = await readOwned({ ...deps, mostOf: (item) => mostUsed(item, roleIds) }, ctx, command);
      if (read === null) return;
      const { owned, count, item, isActive } = read;
      const name = escapeText(owned.itemName);
      if (item === null) return refuse(m.use_gone({ item: name }, { locale }));
      if (!isActive) return refuse(m.use_inactive({ item: name }, { locale }));
      const obstacle = hasEffect(item) ? roleObstacle(item, roleIds, count) : null;
      if (obstacle !== null) return refuse(describeObstacle(obstacle, moneyWritingOf(ctx)));

      const { itemKey } = owned;
      const used = await consume(deps, { shopper: shopperOf(ctx), item, itemKey, count, key: invocationId });
      if (used.outcome === 'tooFew') return refuseFew(ctx, owned.itemName, used.owned);
      if (used.outcome === 'repeated') return refuse(m.use_repeated({}, { locale }));
      if (used.outcome === 'tooMuch') return refuse(m.order_too_much({}, { locale }));
      await answerOrder(deps, ctx, { order: used.order, balance: null }, reply);
    },
  });
  return command;
}

/** How many pieces can be used at once: one is enough to change roles for good. */
function mostUsed(item: Item | null, roleIds: readonly string[]): number {
  const isOneEnough = item !== null && hasEffect(item) && roleObstacle(item, roleIds, 2)?.why === 'oneIsEnough';
  return isOneEnough ? 1 : COUNT_MAX;
}
