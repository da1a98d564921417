import { splitTransfer } from '@perigee/core/base/numbers/commission';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { DbTransaction } from '../../../../database/database.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { COUPON_ESCROW, COUPONS, type StoredCoupon, type StoredRedemption } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';

interface PrizeGrant {
  coupon: StoredCoupon;
  redemption: StoredRedemption;
  settings: Pick<GuildSettings, 'economy'>;
}

/** Gives the prize of a redemption, in the transaction that records it. Returns how much money the member received. */
export async function givePrize(deps: CouponDeps, tx: DbTransaction, grant: PrizeGrant): Promise<number> {
  const { coupon, redemption } = grant;
  const { guildId, userId, id } = redemption;
  const { kind, amount, item, role, roleDuration } = coupon.prize;
  if (kind === 'item') await deps.inventories.give(tx, { guildId, userId, itemName: item, count: amount });
  if (kind === 'xp') await giveXp(deps, tx, grant);
  if (kind === 'role' && role !== null) {
    const request = { guildId, owner: COUPONS, key: id, userId, give: [role], take: [], lastsMs: roleDuration };
    await deps.roleGrants.request(tx, request);
  }
  if (kind !== 'money') return 0;
  return coupon.isOwn ? giveReserved(deps, tx, grant) : giveMinted(deps, tx, grant);
}

function movementOf({ coupon: { name }, redemption: { guildId, userId, id } }: PrizeGrant) {
  return { guildId, key: `coupon:${id}`, subject: name, byId: userId };
}

async function giveXp({ ledger }: CouponDeps, tx: DbTransaction, grant: PrizeGrant): Promise<void> {
  const members = [{ userId: grant.redemption.userId, xp: grant.coupon.prize.amount }];
  await ledger.post({ ...movementOf(grant), kind: 'coupon', members, accounts: [] }, tx);
}

async function giveMinted({ ledger }: CouponDeps, tx: DbTransaction, grant: PrizeGrant): Promise<number> {
  const { amount } = grant.coupon.prize;
  const members = [{ userId: grant.redemption.userId, balance: amount }];
  const accounts = [{ account: 'mint:coupon', amount: -amount }] as const;
  await ledger.post({ ...movementOf(grant), kind: 'coupon', members, accounts }, tx);
  return amount;
}

/** Money of one member for another: the server takes its commission, as for a transfer. */
async function giveReserved({ ledger }: CouponDeps, tx: DbTransaction, grant: PrizeGrant): Promise<number> {
  const { coupon, redemption, settings } = grant;
  const { amount } = coupon.prize;
  const { received, commission } = splitTransfer(amount, settings.economy.commission);
  await ledger.post(
    {
      ...movementOf(grant),
      kind: 'couponGift',
      members: [{ userId: redemption.userId, balance: received, peerId: coupon.byId }],
      accounts: [
        { account: COUPON_ESCROW, amount: -amount },
        ...(commission === 0 ? [] : [{ account: 'commission' as const, amount: commission }]),
      ],
    },
    tx,
  );
  await couponStore.change(tx, coupon, { held: coupon.held - amount });
  return received;
}
