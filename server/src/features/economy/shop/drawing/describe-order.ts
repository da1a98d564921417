import { bold, userMention } from '@discordjs/formatters';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type MoneyWriting, writeMoney } from '../../balances/write-money.ts';
import { describeGrantProblem } from '../../role-grants/describe-problem.ts';
import { isOpen } from '../orders/await-order.ts';
import type { Order } from '../order.ts';
import { mentionRoles } from './describe-obstacle.ts';

/** The outcome of a purchase or use so far. */
export function describeOrder(order: Order, writing: MoneyWriting): string[] {
  if (order.state === 'refused') return [describeRefused(order, writing)];
  const { locale } = writing;
  const { kind, count, itemName, price, xp, roleIds, isKept, userId } = order;
  const item = escapeText(itemName);
  const shown = new Intl.NumberFormat(locale).format(count);
  const cost = price === 0 ? m.shop_free({}, { locale }).toLowerCase() : writeMoney(price, writing);
  const bought = count === 1 ? m.buy_done : m.buy_done_many;
  const used = count === 1 ? m.use_done : m.use_done_many;
  return [
    kind === 'buy'
      ? bought({ item, price: cost, count: shown }, { locale })
      : used({ item, user: userMention(userId), count: shown }, { locale }),
    ...(kind === 'buy' && isKept ? [m.order_kept({}, { locale })] : []),
    ...(xp > 0 ? [m.order_xp({ amount: new Intl.NumberFormat(locale).format(xp) }, { locale })] : []),
    ...(isOpen(order) ? [m.order_roles_coming({}, { locale })] : []),
    ...(!isOpen(order) && roleIds.length > 0 ? [m.order_roles({ roles: mentionRoles(roleIds) }, { locale })] : []),
  ];
}

/** The outcome of a return. */
export function describeReturn(order: Order, writing: MoneyWriting): string {
  const { locale } = writing;
  const { state, itemName, price, problem } = order;
  const item = escapeText(itemName);
  if (state === 'returned') return m.refund_done({ item, price: writeMoney(price, writing) }, { locale });
  if (isOpen(order)) return m.order_return_coming({}, { locale });
  return m.refund_failed({ item, problem: describeGrantProblem(problem, locale) }, { locale });
}

function describeRefused({ kind, itemName, price, problem }: Order, writing: MoneyWriting): string {
  const { locale } = writing;
  const why = { item: escapeText(itemName), problem: describeGrantProblem(problem, locale) };
  return kind === 'use'
    ? m.order_refused_use(why, { locale })
    : m.order_refused_buy({ ...why, price: bold(writeMoney(price, writing)) }, { locale });
}
