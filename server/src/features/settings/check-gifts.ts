import { type Issue, makeIssue } from '@perigee/core/issues/issue';
import type { IssueCode } from '@perigee/core/issues/issue-codes';
import { rolesOfItem } from '@perigee/core/items/roles-of-item';
import { type EasedGift, easedGifts, type Gift } from '@perigee/core/sections/gifts';
import type { SectionGuild } from './check-section.ts';

type Giver = Pick<SectionGuild, 'roles' | 'items'>;

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
  const meant = kind === 'giveItem' ? rolesOfItem(items, id) : [id];
  // What the platform deleted nobody gets; that it is gone is said elsewhere.
  const there = roles.filter((role) => meant.includes(role.id));
  if (there.some(({ memberManageable }) => !memberManageable)) {
    if (lowered !== null) return 'guardsRoleAboveYou';
    return kind === 'giveItem' ? 'itemRoleAboveYou' : 'roleAboveYou';
  }
  const isBeyondBot = kind !== 'giveItem' && lowered === null && there.some(({ botManageable }) => !botManageable);
  return isBeyondBot ? 'roleAboveBot' : null;
}
