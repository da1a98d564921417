import { time, TimestampStyles } from '@discordjs/formatters';
import { isKept } from '@perigee/core/economy/items/may-buy';
import type { Item } from '@perigee/core/economy/items/schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../balances/write-money.ts';
import type { ShopItem } from '../shelves.ts';
import { describeObstacle, mentionRoles } from './describe-obstacle.ts';

/** The lines about an item: price, effects, requirements, stock, and what prevents buying it. */
export function describeItem({ item, shelf, nextAt, buyer, obstacle }: ShopItem, writing: MoneyWriting): string[] {
  const { locale } = writing;
  const { price, description, limitPerMember = null } = item;
  return [
    ...(description === '' ? [] : [description]),
    price === 0 ? `**${m.shop_free({}, { locale })}**` : `**${writeMoney(price, writing)}**`,
    ...effectsOf(item, writing),
    ...needsOf(item, writing),
    ...stockOf(shelf.left, nextAt, writing),
    ...(limitPerMember === null ? [] : [m.item_limit({ max: limitPerMember, bought: buyer.bought }, { locale })]),
    ...(obstacle === null ? [] : [`🚫 ${describeObstacle(obstacle, writing)}`]),
  ];
}

function effectsOf(item: Item, { locale }: MoneyWriting): string[] {
  const { addRole, removeRole, roleDuration = null, xp, onUse } = item;
  const roles = mentionRoles(addRole);
  const gives = [
    ...(addRole.length === 0
      ? []
      : [
          roleDuration === null
            ? roles
            : m.item_roles_for({ roles, duration: writeDuration(roleDuration, locale) }, { locale }),
        ]),
    ...(xp.max === 0 ? [] : [m.item_xp({ amount: writeRange(xp, locale) }, { locale })]),
  ];
  const way = onUse === true ? m.item_kept_use : isKept(item) ? m.item_kept : m.item_at_once;
  return [
    ...(gives.length === 0 ? [] : [m.item_gives({ what: gives.join(', ') }, { locale })]),
    ...(removeRole.length === 0 ? [] : [m.item_takes({ what: mentionRoles(removeRole) }, { locale })]),
    way({}, { locale }),
  ];
}

function needsOf({ requiredRoles, requiredXp }: Item, { locale }: MoneyWriting): string[] {
  const needs = [
    ...(requiredRoles.length === 0 ? [] : [mentionRoles(requiredRoles)]),
    ...(requiredXp === 0 ? [] : [m.item_xp({ amount: new Intl.NumberFormat(locale).format(requiredXp) }, { locale })]),
  ];
  return needs.length === 0 ? [] : [m.item_needs({ what: needs.join(', ') }, { locale })];
}

function stockOf(left: number | null, nextAt: Date | null, { locale }: MoneyWriting): string[] {
  if (left === null) return [];
  const shown = new Intl.NumberFormat(locale).format(left);
  const what = left === 0 ? m.item_sold_out({}, { locale }) : m.item_left({ count: left, shown }, { locale });
  if (nextAt === null) return [what];
  return [m.item_more({ left: what, when: time(nextAt, TimestampStyles.RelativeTime) }, { locale })];
}

function writeRange({ min, max }: { min: number; max: number }, locale: MoneyWriting['locale']): string {
  const numbers = new Intl.NumberFormat(locale);
  return min === max ? numbers.format(min) : `${numbers.format(min)}–${numbers.format(max)}`;
}
