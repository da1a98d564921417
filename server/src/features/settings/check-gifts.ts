import type { GuildRole } from '@perigee/core/guilds/schema';
import { type Issue, makeIssue } from '@perigee/core/issues/issue';
import type { IssueCode } from '@perigee/core/issues/issue-codes';
import type { Item } from '@perigee/core/items/schema';
import { rolesOfItem } from '@perigee/core/items/roles-of-item';
import { type EasedGift, easedGifts, type Gift } from '@perigee/core/sections/gifts';

/** Somebody who saves, on their server. */
export interface Giver {
  /** With what they, and the bot, may do with each. */
  roles: readonly GuildRole[];
  /** The shop as it is stored: other sections hand out what it sells. */
  items: readonly Item[];
}

/**
 * What of the gifts the person who saves may not make: they hand out a role only if they may give it themselves. What a
 * higher manager hands out stays as it is, and asks for no less than it did.
 */
export function checkGifts(before: readonly Gift[], after: readonly Gift[], giver: Giver): Issue[] {
  const refused = easedGifts(before, after).flatMap((eased) => {
    const code = refusalOf(eased, giver);
    return code === null ? [] : [[eased.lowered?.path ?? eased.gift.path, code] as const];
  });
  // One guard may keep several roles.
  return [...new Map(refused)].map(([path, code]) => makeIssue(path, code));
}

function refusalOf({ gift: { kind, id }, lowered }: EasedGift, { roles, items }: Giver): IssueCode | null {
  const target = kind === 'giveItem' ? rolesOfItem(items, id) : [id];
  // What the platform deleted nobody gets; that it is gone is said elsewhere.
  const there = roles.filter((role) => target.includes(role.id));
  if (there.some(({ managed }) => managed)) return 'roleManaged';
  if (there.some(({ memberManageable }) => !memberManageable)) {
    if (lowered !== null) return 'guardsRoleAboveYou';
    return kind === 'giveItem' ? 'itemRoleAboveYou' : 'roleAboveYou';
  }
  const isBeyondBot = kind !== 'giveItem' && lowered === null && there.some(({ botManageable }) => !botManageable);
  return isBeyondBot ? 'roleAboveBot' : null;
}
