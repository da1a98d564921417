import { userMention } from '@discordjs/formatters';
import { splitTransfer } from '@perigee/core/base/numbers/commission';
import { m } from '#texts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import type { LedgerPosting as Posting } from '../balances/ledger/operation.ts';

interface TransferDetails {
  toId: string;
  amount: number;
  posting: Posting;
}

/** The outcome of a transfer in words; `isRefusal` if no money was transferred. */
export function describeTransfer(
  context: Pick<InvocationContext, 'locale' | 'settings' | 'user'>,
  { toId, amount, posting }: TransferDetails,
): { text: string; isRefusal: boolean } {
  const { locale, settings, user } = context;
  const writing = moneyWritingOf(context);
  if (posting.outcome === 'repeated') return { text: m.pay_repeated({}, { locale }), isRefusal: true };
  if (posting.outcome === 'notEnough') {
    const balance = writeMoney(posting.balance, writing);
    return { text: m.pay_not_enough({ balance }, { locale }), isRefusal: true };
  }
  const { received, commission } = splitTransfer(amount, settings.economy.commission);
  const input = m.pay_done(
    { from: userMention(user.id), to: userMention(toId), amount: writeMoney(received, writing) },
    { locale },
  );
  const taken =
    commission === 0
      ? []
      : [
          m.pay_commission(
            { amount: writeMoney(commission, writing), percent: settings.economy.commission },
            { locale },
          ),
        ];
  const left = writeMoney(posting.holdings.get(user.id)?.balance ?? 0, writing);
  return { text: [input, ...taken, m.pay_left({ balance: left }, { locale })].join('\n'), isRefusal: false };
}
