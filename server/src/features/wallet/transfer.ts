import { splitTransfer } from '@perigee/core/economy/commission';
import type { Ledger, Posting } from '../balances/index.ts';

interface Transfer {
  guildId: string;
  fromId: string;
  toId: string;
  amount: number;
  /** What the giver keeps back. */
  floor: number;
  /** Percent of it that goes out of circulation. */
  commission: number;
  /** Makes it happen once. */
  key: string;
}

/** Gives one member's money to another, less the commission; never what the giver keeps back, nor what is not there. */
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
