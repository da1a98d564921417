import { userMention } from '@discordjs/formatters';
import { splitTransfer } from '@perigee/core/base/numbers/commission';
import { m } from '#texts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { LedgerPosting } from '../balances/ledger/operation.ts';
import { holdingsAfter } from '../balances/ledger/post.ts';
import { type MoneyWriting, moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import type { Wallets } from './wallets.ts';

/** A transfer of the member who acts, except for its amount. */
interface Transfer {
  toId: string;
  /** Id of the command that asked for it, also if a button confirms it. */
  invocationId: string;
}

interface PreparedTransfer {
  toId: string;
  /** The giver's floor. */
  floor: number;
  /** Idempotency key. */
  key: string;
}

/** Reads what a transfer depends on. */
export async function prepareTransfer(
  wallets: Pick<Wallets, 'floor'>,
  { guildId, user }: InvocationContext,
  { toId, invocationId }: Transfer,
): Promise<PreparedTransfer> {
  return { toId, floor: await wallets.floor(guildId, user.id), key: `pay:${invocationId}` };
}

/**
 * Transfers money between members, minus the commission; never below the giver's floor or more than they have. Shows
 * the outcome, or refuses.
 */
export async function executeTransfer(
  ledger: Pick<Ledger, 'post'>,
  ctx: InvocationContext & { refuse: (text: string) => Promise<void> },
  { toId, floor, key }: PreparedTransfer,
  { amount, show }: { amount: number; show: (text: string) => Promise<unknown> },
): Promise<void> {
  const { guildId, user, settings, locale } = ctx;
  const { received, commission } = splitTransfer(amount, settings.economy.commission);
  const posting = await ledger.post({
    guildId,
    kind: 'pay',
    key,
    byId: user.id,
    members: [
      { userId: user.id, balance: -amount, floor, peerId: toId },
      { userId: toId, balance: received, peerId: user.id },
    ],
    accounts: commission === 0 ? [] : [{ account: 'commission', amount: commission }],
  });
  const writing = moneyWritingOf(ctx);
  if (posting.outcome !== 'posted') return ctx.refuse(refusalOf(posting, { amount, floor }, writing));
  const { balance } = holdingsAfter(posting, user.id);
  const names = { from: userMention(user.id), to: userMention(toId) };
  const { commission: percent } = settings.economy;
  const taken = { amount: writeMoney(commission, writing), percent };
  const lines = [
    m.pay_done({ ...names, amount: writeMoney(received, writing) }, { locale }),
    ...(commission === 0 ? [] : [m.pay_commission(taken, { locale })]),
    m.pay_left({ balance: writeMoney(balance, writing) }, { locale }),
  ];
  await show(lines.join('\n'));
}

function refusalOf(
  posting: Exclude<LedgerPosting, { outcome: 'posted' }>,
  { amount, floor }: { amount: number; floor: number },
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  if (posting.outcome === 'repeated') return m.pay_repeated({}, { locale });
  return describeTooLittle({ balance: posting.balance, amount, floor }, writing);
}

/** Why a member cannot spend an amount; the protected minimum is named only if it is the reason. */
export function describeTooLittle(
  { balance, amount, floor }: { balance: number; amount: number; floor: number },
  writing: MoneyWriting,
): string {
  const { locale } = writing;
  const written = { balance: writeMoney(balance, writing) };
  if (balance <= 0) return m.pay_nothing(written, { locale });
  const isKept = floor > 0 && balance >= amount;
  if (!isKept) return m.pay_too_little(written, { locale });
  const spare = Math.max(0, balance - floor);
  const protectedOf = { ...written, floor: writeMoney(floor, writing), spare: writeMoney(spare, writing) };
  return m.pay_not_enough(protectedOf, { locale });
}
