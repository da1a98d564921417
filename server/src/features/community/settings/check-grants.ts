import type { GuildRole } from '@perigee/core/community/guilds/schema';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import type { Item } from '@perigee/core/economy/items/schema';
import { rolesOfItem } from '@perigee/core/economy/items/roles-of-item';
import { type EasedGrant, easedGrants, type Grant } from '@perigee/core/base/sections/grants';

/** The person who saves, and their guild. */
export interface Giver {
  /** Each role with what the person and the bot may do with it. */
  roles: readonly GuildRole[];
  /** The stored shop items, because other sections give them away. */
  items: readonly Item[];
}

/**
 * Returns issues for grants the saving person may not make: they can only give away roles they could assign themselves.
 * Grants set up by a higher manager may stay, but their conditions may not be eased.
 */
export function checkGrants(before: readonly Grant[], after: readonly Grant[], giver: Giver): Issue[] {
  const refused = easedGrants(before, after).flatMap((eased) => {
    const code = refusalOf(eased, giver);
    return code === null ? [] : [[eased.lowered?.path ?? eased.grant.path, code] as const];
  });
  // One condition can guard several roles, so issues are deduplicated by path.
  return [...new Map(refused)].map(([path, code]) => makeIssue(path, code));
}

function refusalOf({ grant: { kind, id }, lowered }: EasedGrant, { roles, items }: Giver): IssueCode | null {
  const target = kind === 'giveItem' ? rolesOfItem(items, id) : [id];
  // Nobody can get a deleted role; another check reports it.
  const there = roles.filter((role) => target.includes(role.id));
  if (there.some(({ managed }) => managed)) return 'roleManaged';
  if (there.some(({ memberManageable }) => !memberManageable)) {
    if (lowered !== null) return 'guardsRoleAboveYou';
    return kind === 'giveItem' ? 'itemRoleAboveYou' : 'roleAboveYou';
  }
  const isBeyondBot = kind !== 'giveItem' && lowered === null && there.some(({ botManageable }) => !botManageable);
  return isBeyondBot ? 'roleAboveBot' : null;
}
