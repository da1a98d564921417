import { splitTransfer } from '@perigee/core/base/numbers/commission';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { LedgerPosting as Posting } from '../balances/ledger/operation.ts';

interface Transfer {
  guildId: string;
  fromId: string;
  toId: string;
  amount: number;
  /** The giver's floor. */
  floor: number;
  /** Percentage taken out of circulation. */
  commission: number;
  /** Idempotency key. */
  key: string;
}

/** Transfers money between members, minus the commission; never below the giver's floor or more than they have. */
export async function transfer(
  ledger: Pick<Ledger, 'post'>,
  { guildId, fromId, toId, amount, floor, commission: percent, key }: Transfer,
): Promise<Posting> {
  const { received, commission } = splitTransfer(amount, percent);
  return ledger.post({
    guildId,
    kind: 'pay',
    key,
    byId: fromId,
    members: [
      { userId: fromId, balance: -amount, floor, peerId: toId },
      { userId: toId, balance: received, peerId: fromId },
    ],
    accounts: commission === 0 ? [] : [{ account: 'commission', amount: commission }],
  });
}
