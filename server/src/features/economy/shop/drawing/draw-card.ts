import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { isKept } from '@perigee/core/economy/items/may-buy';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import { plainMoney } from '../../balances/plain-money.ts';
import { sellingPrice } from '../orders/sell.ts';
import { PAGE } from './draw-shop.ts';
import { drawItem } from './draw-item.ts';
import type { Shelves, ShopItem } from '../shelves.ts';
import { buyId, itemRef, newToken, pageId, versionOf } from './shop-buttons.ts';

/** The platform's limit for a button label. */
const LABEL_MAX = 80;

interface CardOptions {
  ownerId: string;
  settings: Pick<GuildSettings, 'economy' | 'language' | 'boost' | 'shopRules'>;
  /** Text above the item. */
  content?: string;
}

/** One item, with a button that buys it as shown. */
export function drawCard(
  { items }: Pick<Shelves, 'items'>,
  entry: ShopItem,
  { ownerId, settings, content = '' }: CardOptions,
): ReplyBody {
  const { item, obstacle } = entry;
  const locale = settings.language.interface;
  const writing = moneyWritingOf({ locale, settings });
  const { boost, shopRules } = settings;
  const price = item.price === 0 ? m.shop_free({}, { locale }) : plainMoney(item.price, writing);
  const selling = sellingPrice(item.price, shopRules.sellBack, 1);
  const more = [
    ...(isKept(item) && selling > 0 ? [m.item_sells({ price: writeMoney(selling, writing) }, { locale })] : []),
    ...(shopRules.refunds ? [m.item_returns({}, { locale })] : []),
  ];
  const buyButton: APIButtonComponent = {
    type: ComponentType.Button,
    style: ButtonStyle.Success,
    label: cutText(m.shop_buy({ price }, { locale }), LABEL_MAX),
    custom_id: buyId.write({ ownerId, item: itemRef(item), seen: versionOf(item), token: newToken() }),
    disabled: obstacle !== null,
  };
  const page = Math.floor(Math.max(0, items.indexOf(entry)) / PAGE);
  return {
    content,
    embeds: [drawItem(entry, { ...writing, boost, more })],
    components: [{ type: ComponentType.ActionRow, components: [buyButton, backButton(ownerId, page, locale)] }],
  };
}

/** A button that leads to that page of the shop. */
export function backButton(ownerId: string, page: number, locale: Locale): APIButtonComponent {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: m.shop_back({}, { locale }),
    custom_id: pageId.write({ ownerId, page }),
  };
}
