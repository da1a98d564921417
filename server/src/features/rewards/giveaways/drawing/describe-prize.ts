import type { GiveawayPrize } from '@perigee/core/rewards/giveaways/schema';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';

/** A prize in words; money in the guild's format, or as a plain number without `writing`. */
export function describeGiveawayPrize({ kind, text, amount, item }: GiveawayPrize, writing?: MoneyWriting): string {
  if (kind === 'text') return text;
  if (kind === 'item') return amount === 1 ? item : `${amount} × ${item}`;
  return writing === undefined ? String(amount) : writeMoney(amount, writing);
}
