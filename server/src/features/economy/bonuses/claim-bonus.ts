import { type Bonus, nextClaimAt } from '@perigee/core/economy/bonuses/periods';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import type { Db } from '../../../database/database.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { lockLastClaim, saveClaim } from './claim-store.ts';
import { type Streak, streakNow } from './streak.ts';
import { holdingsAfter } from '../balances/ledger/post.ts';

export interface BonusDeps {
  db: Db;
  ledger: Pick<Ledger, 'post'>;
}

interface ClaimInput {
  bonus: Bonus;
  /** At least 1. */
  amount: number;
  /** The id of the command invocation, which makes the payout idempotent. */
  invocationId: string;
}

export type ClaimOutcome =
  | { outcome: 'claimed'; balance: number; streak: Streak; nextAt: Date }
  | { outcome: 'waiting'; nextAt: Date }
  /** The same command invocation was already paid out. */
  | { outcome: 'repeated' };

/** Pays the bonus of this day or week, once: only one of several concurrent claims succeeds. */
export function claimBonus(
  { db, ledger }: BonusDeps,
  { guildId, user: { id: userId }, settings }: Pick<InvocationContext, 'guildId' | 'user' | 'settings'>,
  { bonus, amount, invocationId }: ClaimInput,
): Promise<ClaimOutcome> {
  const { zone } = settings.timeZone;
  return db.transaction().execute(async (tx): Promise<ClaimOutcome> => {
    const claimant = { guildId, userId, bonus };
    const last = await lockLastClaim(tx, claimant);
    const now = new Date();
    const dueMs = last === null ? 0 : nextClaimAt(bonus, zone, last.at.getTime());
    if (now.getTime() < dueMs) return { outcome: 'waiting', nextAt: new Date(dueMs) };

    const streak = await streakNow(tx, { guildId, bonus, zone, last, nowMs: now.getTime() });
    await saveClaim(tx, claimant, { at: now, streak: streak.count });
    const posting = await ledger.post(
      {
        guildId,
        kind: bonus,
        key: `${bonus}:${invocationId}`,
        members: [{ userId, balance: amount }],
        accounts: [{ account: `mint:${bonus}`, amount: -amount }],
      },
      tx,
    );
    if (posting.outcome !== 'posted') return { outcome: 'repeated' };
    const nextAt = new Date(nextClaimAt(bonus, zone, now.getTime()));
    return { outcome: 'claimed', balance: holdingsAfter(posting, userId).balance, streak, nextAt };
  });
}
