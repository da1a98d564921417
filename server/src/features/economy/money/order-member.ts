import { entryOf } from '@perigee/core/base/lists/known-entries';
import type { Db } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { lockMembers } from '../balances/ledger/lock-members.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { MoneyAction } from './money-order.ts';
import { holdingsAfter } from '../balances/ledger/post.ts';

interface Order {
  guildId: string;
  userId: string;
  action: MoneyAction;
  /** The amount to give, the most to take, or the balance to set. */
  amount: number;
  reason: string | null;
  byId: string;
  /** Idempotency key. */
  key: string;
}

/** The result of an order. `empty`: there was nothing to take; `same`: the member already has that balance. */
export type MemberChange =
  | { outcome: 'changed'; amount: number; requested: number; balance: number }
  | { outcome: 'repeated' | 'empty' | 'same' | 'tooMuch' };

/**
 * Applies a manager's order to one balance, once. Takes at most what is there: only work can make a balance negative.
 */
export async function orderMember(
  { db, ledger }: { db: Db; ledger: Pick<Ledger, 'post' | 'holdings'> },
  { guildId, userId, action, amount: requested, reason, byId, key }: Order,
): Promise<MemberChange> {
  if (action === 'fine' && (await ledger.holdings(guildId, userId)) === null) return { outcome: 'empty' };
  try {
    return await db.transaction().execute(async (tx): Promise<MemberChange> => {
      const held = await lockMembers(tx, guildId, [{ userId }]);
      const balance = entryOf(held, userId);
      const amount = {
        grant: requested,
        fine: -Math.min(requested, Math.max(balance, 0)),
        adjust: requested - balance,
      }[action];
      if (amount === 0) return { outcome: action === 'fine' ? 'empty' : 'same' };
      const account = amount > 0 ? (`mint:${action}` as const) : (`sink:${action}` as const);
      const operation = { guildId, kind: action, key, byId, ...(reason !== null && { reason }) };
      const posting = await ledger.post(
        { ...operation, members: [{ userId, balance: amount }], accounts: [{ account, amount: -amount }] },
        tx,
      );
      return posting.outcome === 'posted'
        ? { outcome: 'changed', amount, requested, balance: holdingsAfter(posting, userId).balance }
        : { outcome: 'repeated' };
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { outcome: 'tooMuch' };
    throw error;
  }
}
