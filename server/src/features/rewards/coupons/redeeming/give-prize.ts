import { splitTransfer } from '@perigee/core/base/numbers/commission';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { DbTransaction } from '../../../../database/database.ts';
import type { CouponParts } from '../coupon-parts.ts';
import { COUPON_ESCROW, COUPONS, type StoredCoupon, type StoredUse } from '../coupon.ts';
import { couponStore } from '../stores/coupon-store.ts';

interface Gift {
  coupon: StoredCoupon;
  use: StoredUse;
  settings: Pick<GuildSettings, 'economy'>;
}

/** Gives the prize of a use, in the transaction that records it. Returns how much money the member received. */
export async function givePrize(parts: CouponParts, tx: DbTransaction, gift: Gift): Promise<number> {
  const { coupon, use } = gift;
  const { guildId, userId, id } = use;
  const { kind, amount, item, role, roleDuration } = coupon.prize;
  if (kind === 'item') await parts.inventories.give(tx, { guildId, userId, itemName: item, count: amount });
  if (kind === 'xp') await giveXp(parts, tx, gift);
  if (kind === 'role' && role !== null) {
    const grant = { guildId, owner: COUPONS, key: id, userId, give: [role], take: [], lastsMs: roleDuration };
    await parts.roleGrants.request(tx, grant);
  }
  if (kind !== 'money') return 0;
  return coupon.isOwn ? giveHeld(parts, tx, gift) : giveMinted(parts, tx, gift);
}

function movementOf({ coupon: { name }, use: { guildId, userId, id } }: Gift) {
  return { guildId, key: `coupon:${id}`, subject: name, byId: userId };
}

async function giveXp({ ledger }: CouponParts, tx: DbTransaction, gift: Gift): Promise<void> {
  const members = [{ userId: gift.use.userId, xp: gift.coupon.prize.amount }];
  await ledger.post({ ...movementOf(gift), kind: 'coupon', members, accounts: [] }, tx);
}

async function giveMinted({ ledger }: CouponParts, tx: DbTransaction, gift: Gift): Promise<number> {
  const { amount } = gift.coupon.prize;
  const members = [{ userId: gift.use.userId, balance: amount }];
  const accounts = [{ account: 'mint:coupon', amount: -amount }] as const;
  await ledger.post({ ...movementOf(gift), kind: 'coupon', members, accounts }, tx);
  return amount;
}

/** Money of one member for another: the server takes its commission, as for a transfer. */
async function giveHeld({ ledger }: CouponParts, tx: DbTransaction, gift: Gift): Promise<number> {
  const { coupon, use, settings } = gift;
  const { amount } = coupon.prize;
  const { received, commission } = splitTransfer(amount, settings.economy.commission);
  await ledger.post(
    {
      ...movementOf(gift),
      kind: 'couponGift',
      members: [{ userId: use.userId, balance: received, peerId: coupon.byId }],
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
