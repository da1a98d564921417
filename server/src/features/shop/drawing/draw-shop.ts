import {
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { RenderedEmbed } from '@perigee/core/embeds/rendered-embed';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { m } from '#texts';
import { moneyWritingOf, writeMoney } from '../../balances/index.ts';
import type { Shelves, ShopItem } from '../shelves.ts';
import { drawItem } from './draw-item.ts';
import { pageId, pickId, itemRef } from './shop-buttons.ts';
import { plainMoney } from './plain-money.ts';

/** Items on a page: what a phone shows without much scrolling. */
export const PAGE = 5;

/** The platform's own, of an option's text. */
const OPTION_MAX = 100;

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A page of the shop, as the chat and the preview on the dashboard show it. */
export interface DrawnShop {
  content: string;
  embeds: RenderedEmbed[];
  components: Row[];
}

interface Drawing {
  /** Who alone may leaf through it. */
  ownerId: string;
  settings: Pick<GuildSettings, 'economy' | 'language' | 'boost'>;
  /** From 0; one that is not there is the last. */
  page: number;
}

export function drawShop({ items, balance }: Shelves, { ownerId, settings, page }: Drawing): DrawnShop {
  const locale = settings.language.interface;
  const writing = moneyWritingOf({ locale, settings });
  if (items.length === 0) return { content: m.shop_empty({}, { locale }), embeds: [], components: [] };

  const pages = Math.ceil(items.length / PAGE);
  const current = Math.min(page, pages - 1);
  const shown = items.slice(current * PAGE, (current + 1) * PAGE);
  const head = { balance: writeMoney(balance, writing), page: current + 1, pages };
  const options = shown.map(({ item }) => ({
    label: item.name.slice(0, OPTION_MAX),
    value: itemRef(item),
    description: item.price === 0 ? m.shop_free({}, { locale }) : plainMoney(item.price, writing).slice(0, OPTION_MAX),
  }));
  const placeholder = m.shop_pick({}, { locale });
  const select = {
    type: ComponentType.StringSelect as const,
    custom_id: pickId.write({ ownerId, page: current }),
    options,
    placeholder,
  };
  const turn = (label: string, to: number) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label,
    custom_id: pageId.write({ ownerId, page: Math.max(0, to) }),
    disabled: to < 0 || to >= pages,
  });
  return {
    content: pages === 1 ? m.shop_head(head, { locale }) : m.shop_head_pages(head, { locale }),
    embeds: shown.map((entry: ShopItem) => drawItem(entry, { ...writing, boost: settings.boost })),
    components: [
      { type: ComponentType.ActionRow, components: [select] },
      ...(pages === 1
        ? []
        : [
            {
              type: ComponentType.ActionRow as const,
              components: [
                turn(m.shop_previous({}, { locale }), current - 1),
                turn(m.shop_next({}, { locale }), current + 1),
              ],
            },
          ]),
    ],
  };
}
