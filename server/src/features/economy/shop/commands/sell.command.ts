import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import { sell, sellingPrice } from '../orders/sell.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';
import { COUNT_OPTION } from './item-option.ts';
import { ownedOption, readOwned, refuseFew } from './owned-item.ts';

/** Sells pieces back to the shop, if the guild allows it. */
export function sellCommand(deps: ShopDeps): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'sell',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'sell', description: 'Sells one of your items back to the shop', aliases: [] },
      ru: { name: 'продать', description: 'Продаёт ваш товар обратно магазину', aliases: ['продажа'] },
    },
    options: [ownedOption(deps), COUNT_OPTION],
    async run(ctx) {
      const { settings, locale, refuse, reply, invocationId } = ctx;
      const { sellBack } = settings.shopRules;
      if (sellBack === 0) return refuse(m.sell_off({}, { locale }));
      const read = await readOwned({ ...deps, mostOf: () => Infinity }, ctx, command);
      if (read === null) return;
      const { owned, count, item } = read;
      const name = escapeText(owned.itemName);
      if (item === null) return refuse(m.sell_gone({ item: name }, { locale }));
      const price = sellingPrice(item.price, sellBack, count);
      if (price === 0) return refuse(m.sell_worthless({ item: name }, { locale }));

      const { itemKey } = owned;
      const sold = await sell(deps, { shopper: shopperOf(ctx), item, itemKey, count, price, key: invocationId });
      if (sold.outcome === 'tooFew') return refuseFew(ctx, owned.itemName, sold.owned);
      if (sold.outcome === 'repeated') return refuse(m.sell_repeated({}, { locale }));
      if (sold.outcome === 'tooMuch') return refuse(m.order_too_much({}, { locale }));
      const writing = moneyWritingOf(ctx);
      const reported = {
        item: name,
        count: new Intl.NumberFormat(locale).format(count),
        price: writeMoney(price, writing),
        balance: writeMoney(sold.balance, writing),
      };
      const description = (count === 1 ? m.sell_done : m.sell_done_many)(reported, { locale });
      await reply({ embeds: [{ color: ACCENT_COLOR, description }] });
    },
  });
  return command;
}
