import type { Item } from '@perigee/core/economy/items/schema';
import { remainingSold } from '@perigee/core/economy/items/stock';
import type { DbTransaction } from '../../../../database/database.ts';
import type { ShopDeps } from '../shop-deps.ts';
import type { Shopper } from '../shopper.ts';
import { inventoryStore } from '../stores/inventory-store.ts';
import { stockStore } from '../stores/stock-store.ts';
import { catchTooMuch } from './catch-too-much.ts';
import { holdingsAfter } from '../../balances/ledger/post.ts';

interface SaleInput {
  shopper: Shopper;
  item: Item;
  itemKey: string;
  count: number;
  /** Total price the shop pays. */
  price: number;
  /** Idempotency key. */
  key: string;
}

export type Sold =
  | { outcome: 'sold'; balance: number }
  | { outcome: 'tooFew'; owned: number }
  | { outcome: 'repeated' }
  | { outcome: 'tooMuch' };

/** What the shop pays for the pieces, rounded down per piece. */
export function sellingPrice(price: number, sharePercent: number, count: number): number {
  const each = (BigInt(price) * BigInt(sharePercent)) / 100n;
  const whole = each * BigInt(count);
  return Number(whole > MOST ? MOST : whole);
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** Sells pieces from a member's inventory back to the shop. */
export function sell(deps: ShopDeps, selling: SaleInput): Promise<Sold> {
  return catchTooMuch(deps.events.transaction((tx) => sellWithin(deps, tx, selling)));
}

async function sellWithin(
  { ledger }: ShopDeps,
  tx: DbTransaction,
  { shopper, item, itemKey, count, price, key }: SaleInput,
): Promise<Sold> {
  const { guildId, userId } = shopper;
  const owning = { guildId, userId, itemKey, itemName: item.name };
  const { owned } = await inventoryStore.lock(tx, owning);
  if (owned < count) return { outcome: 'tooFew', owned };
  // Locked before the balance, as in a purchase, so that the two cannot deadlock.
  const stocked = (item.stock ?? null) === null ? null : await stockStore.lock(tx, owning);
  const posting = await ledger.post(
    {
      guildId,
      kind: 'sell',
      key: `sell:${key}`,
      subject: item.name,
      byId: userId,
      members: [{ userId, balance: price }],
      accounts: [{ account: 'mint:sell', amount: -price }],
    },
    tx,
  );
  if (posting.outcome !== 'posted') return { outcome: 'repeated' };
  await inventoryStore.add(tx, owning, { owned: -count });
  if (stocked !== null) {
    const { pieces, since } = remainingSold(item, stocked, new Date());
    await stockStore.save(tx, owning, { pieces: Math.max(0, pieces - count), since: pieces > count ? since : null });
  }
  return { outcome: 'sold', balance: holdingsAfter(posting, userId).balance };
}
