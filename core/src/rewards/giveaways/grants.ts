import { type Grant, itemGrant, scarce } from '../../base/sections/grants.ts';
import type { GiveawayAbout } from './schema.ts';

/**
 * What a giveaway hands out, and what guards it. No prize hands out roles.
 * @param at Prefix of the path of each field.
 * @param entry Identifies this giveaway among others.
 */
export function grantsOfGiveaway(about: GiveawayAbout, at: string = '', entry: string = ''): Grant[] {
  const { prize, winners, requiredRoles, requiredXp, requiredDays } = about;
  const guards = {
    winners: scarce(`${at}winners`, winners),
    amount: scarce(`${at}prize.amount`, prize.amount),
    requiredRoles: { path: `${at}requiredRoles`, roles: requiredRoles },
    requiredXp: { path: `${at}requiredXp`, asks: requiredXp },
    requiredDays: { path: `${at}requiredDays`, asks: requiredDays },
  };
  return itemGrant(prize.kind === 'item' ? prize.item : '', { path: `${at}prize.item`, entry, guards });
}
