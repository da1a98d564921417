import { userMention } from '@discordjs/formatters';
import type { Amount } from '@perigee/core/base/reading/amount';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext } from '../../../bot/command-context.ts';
import type { Db } from '../../../database/database.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { moneyWritingOf, writeGain, writeMoney } from '../balances/write-money.ts';
import { findMember } from '../../../bot/commands/find-user.ts';
import { type MemberChange, orderMember } from './order-member.ts';
import { type MoneyAction, moneyAmountOf } from './money-order.ts';
import { reasonLine } from './reason-line.ts';

interface MemberOrder {
  action: MoneyAction;
  userId: string;
  amount: Amount;
  reason: string | null;
}

/** Changes a member's balance and replies. Returns a refusal, to be shown with the usage, if the input is wrong. */
export async function changeMember(
  ctx: CommandContext,
  deps: { db: Db; ledger: Ledger },
  { action, userId, amount: ordered, reason }: MemberOrder,
): Promise<{ refusal: string } | null> {
  const { guildId, locale, user, invocationId, bot, refuse, reply } = ctx;
  const target = await ignoreErrorCodes([Code.UnknownUser], bot.api.users.get(userId));
  if (target === undefined) return { refusal: m.user_unknown({}, { locale }) };
  if (target.bot === true) return { refusal: m.pay_bot({}, { locale }) };
  const holdings = await deps.ledger.holdings(guildId, userId);
  // Members who left keep their balance, but users who were never in the guild get nothing.
  const isStranger = holdings === null && (await findMember(ctx, userId)) === undefined;
  if (isStranger) return { refusal: m.pay_left_server({}, { locale }) };
  const read = moneyAmountOf(action, ordered, holdings?.balance ?? 0, locale);
  if ('refusal' in read) return read;

  const order = { guildId, userId, action, amount: read.amount, reason, byId: user.id, key: `money:${invocationId}` };
  const change = await orderMember(deps, order);
  const writing = moneyWritingOf(ctx);
  if (change.outcome !== 'changed') {
    await refuse(describeNothing(change, userId, writing));
    return null;
  }
  const lines = [describeChange(action, change, userId, writing), ...reasonLine(reason, locale)];
  const footer = { text: m.money_balance({ balance: writeMoney(change.balance, writing) }, { locale }) };
  await reply({ embeds: [{ color: ACCENT_COLOR, description: lines.join('\n'), footer }] });
  return null;
}

type Writing = Parameters<typeof writeMoney>[1];

function describeChange(
  action: MoneyAction,
  { amount, requested, balance }: Extract<MemberChange, { outcome: 'changed' }>,
  userId: string,
  writing: Writing,
): string {
  const member = userMention(userId);
  const { locale } = writing;
  const shown = writeMoney(Math.abs(amount), writing);
  if (action === 'grant') return m.money_granted({ member, amount: shown }, { locale });
  if (action === 'adjust') {
    const change = writeGain(amount, writing);
    return m.money_adjusted({ member, amount: writeMoney(balance, writing), change }, { locale });
  }
  return Math.abs(amount) < requested
    ? m.money_fined_less({ member, amount: shown }, { locale })
    : m.money_fined({ member, amount: shown }, { locale });
}

function describeNothing(
  { outcome }: { outcome: MemberChange['outcome'] },
  userId: string,
  { locale }: Writing,
): string {
  const member = userMention(userId);
  if (outcome === 'repeated') return m.money_repeated({}, { locale });
  if (outcome === 'tooMuch') return m.amount_too_large({}, { locale });
  return outcome === 'empty' ? m.money_nothing({ member }, { locale }) : m.money_same({ member }, { locale });
}
