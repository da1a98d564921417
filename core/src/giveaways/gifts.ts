import { type Gift, itemGift, scarce } from '../sections/gifts.ts';
import type { GiveawayAbout } from './schema.ts';

/**
 * What a giveaway hands out, and what it asks for. Words and money bring no roles.
 * @param at Before the path of each of its fields.
 * @param entry What it is known by among others.
 */
export function giftsOfGiveaway(about: GiveawayAbout, at: string = '', entry: string = ''): Gift[] {
  const { prize, winners, requiredRoles, requiredXp, requiredDays } = about;
  const guards = {
    winners: scarce(`${at}winners`, winners),
    amount: scarce(`${at}prize.amount`, prize.amount),
    requiredRoles: { path: `${at}requiredRoles`, roles: requiredRoles },
    requiredXp: { path: `${at}requiredXp`, asks: requiredXp },
    requiredDays: { path: `${at}requiredDays`, asks: requiredDays },
  };
  return itemGift(prize.kind === 'item' ? prize.item : '', { path: `${at}prize.item`, entry, guards });
}
