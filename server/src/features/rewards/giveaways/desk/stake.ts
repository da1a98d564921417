import type { GiveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { entryOf } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockMembers } from '../../../economy/index.ts';
import { describeGiveawayPrize } from '../drawing/describe-prize.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { invalid } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

/** The account that holds members' own money until it is won. */
export const GIVEAWAY_ESCROW = 'escrow:giveaway';

/** How much of a member's own money the prizes of a giveaway take. */
export function giveawayStakeOf({ prize, winners }: Pick<GiveawayAbout, 'prize' | 'winners'>): number {
  return prize.kind === 'money' && !prize.minted ? prize.amount * winners : 0;
}

/** Whose money it is, and the reserve they do not spend. */
export interface Payer {
  userId: string;
  floor: number;
}

/** Read before a transaction begins: the embedded database has a single connection. */
export async function payerOf(
  { wallets }: Pick<GiveawayDeps, 'wallets'>,
  guildId: string,
  userId: string,
): Promise<Payer> {
  return { userId, floor: Math.max(0, await wallets.floor(guildId, userId)) };
}

/** Locks who is paid back and who pays now at once, in the order of their ids, so that two edits cannot deadlock. */
export async function lockPayers(
  tx: DbTransaction,
  { guildId, payerId }: GiveawayRecord,
  { userId }: Payer,
): Promise<void> {
  await lockMembers(tx, guildId, payerId === null ? [{ userId }] : [{ userId }, { userId: payerId }]);
}

/**
 * Sets a member's money aside for the prizes, once for each revision.
 * @throws AppError `invalid` where they cannot spend that much.
 */
export async function setAside(
  { ledger }: Pick<GiveawayDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, id, revision, about }: GiveawayRecord,
  { userId: payerId, floor }: Payer,
): Promise<void> {
  const amount = giveawayStakeOf(about);
  if (amount === 0) return;
  const posting = await ledger.post(
    {
      guildId,
      kind: 'giveawayStake',
      key: `giveaway:${id}:stake:${revision}`,
      subject: describeGiveawayPrize(about.prize),
      byId: payerId,
      members: [{ userId: payerId, balance: -amount, floor }],
      accounts: [{ account: GIVEAWAY_ESCROW, amount }],
    },
    tx,
  );
  if (posting.outcome === 'notEnough') {
    const max = Math.max(0, posting.balance - floor);
    throw invalid(makeIssue('prize.amount', 'giveaway_notEnoughMoney', { max }));
  }
  await giveawayStore.change(tx, { guildId, id }, { paid_by: payerId, escrow: String(amount) });
}

/**
 * Returns the money set aside, or `amount` of it. The caller holds the giveaway's lock.
 * @returns false where the payer's balance can not hold it, so that it stays set aside.
 */
export async function giveBack(
  { ledger }: Pick<GiveawayDeps, 'ledger'>,
  tx: DbTransaction,
  { guildId, id, payerId, escrow, about }: GiveawayRecord,
  { amount = escrow, key }: { amount?: number; key: string },
): Promise<boolean> {
  if (amount === 0 || payerId === null) return true;
  const held = await lockMembers(tx, guildId, [{ userId: payerId }]);
  // A balance is at most the largest safe integer; beyond it the money stays set aside, so that the end does not fail.
  if (entryOf(held, payerId) > Number.MAX_SAFE_INTEGER - amount) return false;
  await ledger.post(
    {
      guildId,
      kind: 'giveawayReturn',
      key: `giveaway:${id}:back:${key}`,
      subject: describeGiveawayPrize(about.prize),
      members: [{ userId: payerId, balance: amount }],
      accounts: [{ account: GIVEAWAY_ESCROW, amount: -amount }],
    },
    tx,
  );
  await giveawayStore.change(tx, { guildId, id }, { escrow: String(escrow - amount) });
  return true;
}
