import type { RenderedEmbed } from '@perigee/core/base/embeds/rendered-embed';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { cutText } from '@perigee/core/base/text/cut';
import { type APIActionRowComponent, type APIStringSelectComponent, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import { plainMoney } from '../../balances/plain-money.ts';
import type { Shelves, ShopItem } from '../shelves.ts';
import { drawItem } from './draw-item.ts';
import { type Page, pageOf, pagerRows } from './pager.ts';
import { itemRef, pageId, pickId } from './shop-buttons.ts';

/** Items per page: what a phone shows without much scrolling. */
export const PAGE = 5;

/** The platform's limit for an option's text. */
const OPTION_MAX = 100;

type DrawnSettings = Pick<GuildSettings, 'economy' | 'language' | 'boost'>;

/** A page of the shop, used in the chat and in the dashboard's preview. */
export interface ShopPage extends Page<ShopItem> {
  content: string;
  /** One per item shown. */
  embeds: RenderedEmbed[];
}

/** The contents of a shop page. */
export function drawPage({ items, balance }: Shelves, settings: DrawnSettings, requested: number): ShopPage {
  const locale = settings.language.interface;
  const writing = moneyWritingOf({ locale, settings });
  const current = pageOf(items, requested, PAGE);
  const { entries, page, pages } = current;
  const head = { balance: writeMoney(balance, writing), page: page + 1, pages };
  const title = pages === 1 ? m.shop_head : m.shop_head_pages;
  return {
    ...current,
    content: items.length === 0 ? m.shop_empty({}, { locale }) : title(head, { locale }),
    embeds: entries.map((entry) => drawItem(entry, { ...writing, boost: settings.boost })),
  };
}

interface ShopOptions {
  /** The only user who may use its components. */
  ownerId: string;
  settings: DrawnSettings;
  page: number;
}

/** A shop page in the chat, with a select of its items and buttons to other pages. */
export function drawShop(shelves: Shelves, { ownerId, settings, page }: ShopOptions): ReplyBody {
  const locale = settings.language.interface;
  const drawn = drawPage(shelves, settings, page);
  const { content, embeds, entries } = drawn;
  if (entries.length === 0) return { content, embeds, components: [] };
  const pager = pagerRows(drawn, locale, (to) => pageId.write({ ownerId, page: to }));
  return { content, embeds, components: [selectRow(drawn, ownerId, settings), ...pager] };
}

function selectRow(
  { entries, page }: ShopPage,
  ownerId: string,
  settings: DrawnSettings,
): APIActionRowComponent<APIStringSelectComponent> {
  const locale = settings.language.interface;
  const writing = moneyWritingOf({ locale, settings });
  const options = entries.map(({ item }) => ({
    label: cutText(item.name, OPTION_MAX),
    value: itemRef(item),
    description: item.price === 0 ? m.shop_free({}, { locale }) : cutText(plainMoney(item.price, writing), OPTION_MAX),
  }));
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: pickId.write({ ownerId, page }),
    options,
    placeholder: m.shop_pick({}, { locale }),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}
