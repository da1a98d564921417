import type { Item } from './schema.ts';

/** Pieces missing from the shop's stock. */
export interface SoldPieces {
  pieces: number;
  /** When the first of them was sold, or when some were last restocked; null while none is missing. */
  since: Date | null;
}

export const NONE_SOLD: SoldPieces = { pieces: 0, since: null };

/** The pieces missing now, after restocks in the meantime. Restocking depends only on the time. */
export function remainingSold({ stock, restock = null }: Item, { pieces, since }: SoldPieces, now: Date): SoldPieces {
  if (restock === null || since === null) return { pieces, since };
  const times = Math.floor((now.getTime() - since.getTime()) / restock.every);
  const missing = Math.max(0, Math.min(pieces, stock ?? 0) - times * restock.amount);
  return missing === 0 ? NONE_SOLD : { pieces: missing, since: new Date(since.getTime() + times * restock.every) };
}

/** Pieces that can be bought now, and when the next restock is due. */
export function stockNow(item: Item, sold: SoldPieces, now: Date): { left: number | null; nextAt: Date | null } {
  const { stock = null, restock = null } = item;
  if (stock === null) return { left: null, nextAt: null };
  const { pieces, since } = remainingSold(item, sold, now);
  const nextAt = restock === null || since === null ? null : new Date(since.getTime() + restock.every);
  return { left: Math.max(0, stock - pieces), nextAt };
}
