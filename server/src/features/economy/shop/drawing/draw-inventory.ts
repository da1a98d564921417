import { bold } from '@discordjs/formatters';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { hasEffect } from '@perigee/core/economy/items/may-buy';
import { nameKey } from '@perigee/core/base/names/name-key';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { cutText } from '@perigee/core/base/text/cut';
import { ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText, unmarkedText } from '../../../../texts/people-text.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { plainMoney } from '../../balances/plain-money.ts';
import type { Order } from '../order.ts';
import { isActiveAt } from '../shelves.ts';
import type { OwnedItem } from '../stores/inventory-store.ts';
import { pageOf, pagerRows } from './pager.ts';
import { inventoryId, returnPickId } from './shop-buttons.ts';

/** Lines per page. */
const PAGE = 15;
/** The platform's limits for a select. */
const OPTIONS_MAX = 25;
const OPTION_MAX = 100;

export interface Inventory {
  member: { id: string; name: string };
  owned: readonly OwnedItem[];
  /** Purchases the viewer may return; empty for other members' inventories. */
  returnable: readonly Order[];
}

interface InventoryOptions {
  ownerId: string;
  settings: GuildSettings;
  page: number;
}

/** A member's inventory, with a select to return recent purchases. */
export function drawInventory(
  { member, owned, returnable }: Inventory,
  { ownerId, settings, page }: InventoryOptions,
): ReplyBody {
  const locale = settings.language.interface;
  const numbers = new Intl.NumberFormat(locale);
  const drawn = pageOf(owned, page, PAGE);
  const lines = drawn.entries.map(({ itemName, itemKey, owned: count }) => {
    const note = noteOn(itemKey, settings);
    return `${numbers.format(count)} × ${bold(escapeText(itemName))}${note === null ? '' : ` · ${note}`}`;
  });
  const count = owned.reduce((sum, each) => sum + each.owned, 0);
  const total = m.inventory_total({ count, shown: numbers.format(count) }, { locale });
  return {
    content: '',
    embeds: [
      {
        color: ACCENT_COLOR,
        title: m.inventory_title({ name: unmarkedText(member.name) }, { locale }),
        description: lines.length === 0 ? m.inventory_empty({}, { locale }) : lines.join('\n'),
        ...(lines.length > 0 && {
          footer: { text: drawn.pages === 1 ? total : `${total} · ${drawn.page + 1}/${drawn.pages}` },
        }),
      },
    ],
    components: [
      ...(returnable.length === 0 ? [] : [returnSelect(returnable, ownerId, settings)]),
      ...pagerRows(drawn, locale, (to) => inventoryId.write({ ownerId, memberId: member.id, page: to })),
    ],
  };
}

function noteOn(itemKey: string, { items, boost, language }: GuildSettings): string | null {
  const locale = language.interface;
  const index = items.findIndex(({ name }) => nameKey(name) === itemKey);
  const item = items[index];
  if (item === undefined) return m.inventory_gone({}, { locale });
  if (!isActiveAt(index, boost)) return m.inventory_inactive({}, { locale });
  return hasEffect(item) ? m.inventory_works({}, { locale }) : null;
}

function returnSelect(orders: readonly Order[], ownerId: string, settings: GuildSettings) {
  const locale = settings.language.interface;
  const writing = moneyWritingOf({ locale, settings });
  const options = orders.slice(0, OPTIONS_MAX).map(({ id, itemName, count, price }) => {
    const label = m.refund_option(
      { count, item: unmarkedText(itemName), price: plainMoney(price, writing) },
      { locale },
    );
    return { label: cutText(label, OPTION_MAX), value: id };
  });
  const select = {
    type: ComponentType.StringSelect as const,
    custom_id: returnPickId.write({ ownerId }),
    placeholder: m.refund_pick({}, { locale }),
    options,
  };
  return { type: ComponentType.ActionRow as const, components: [select] };
}
