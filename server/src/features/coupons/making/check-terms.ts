import type { CouponPrize } from '@perigee/core/coupons/prize';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { type Issue, makeIssue } from '@perigee/core/issues/issue';
import { rolesOfItem } from '@perigee/core/items/roles-of-item';
import { isSameName } from '@perigee/core/names/name-key';
import { type GuildDirectory, hasRoleAbove } from '../../directory/index.ts';

/** What of a coupon points at things of the server. */
interface Terms {
  guildId: string;
  /** Who gives it. */
  byId: string;
  settings: Pick<GuildSettings, 'items'>;
  prize: CouponPrize;
  requiredRole: string | null;
  /** Null without end. */
  endsAt: Date | null;
}

/**
 * Why a coupon can not be as it is wanted: of things that are not there, and of a role its maker or the bot may not give, also where an
 * item brings it.
 */
export async function issuesOf(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  { guildId, byId, settings, prize, requiredRole, endsAt }: Terms,
): Promise<Issue[]> {
  const guild = await directory.get(guildId);
  const isItemGone = prize.kind === 'item' && !settings.items.some(({ name }) => isSameName(name, prize.item));
  const isRoleGone = requiredRole !== null && !guild.roles.some(({ id }) => id === requiredRole);
  const isItemAbove =
    prize.kind === 'item' &&
    (await hasRoleAbove(directory, { guildId, userId: byId }, rolesOfItem(settings.items, prize.item)));
  const input = prize.kind === 'role' ? await issueOfRole(directory, { guildId, byId, roleId: prize.role }) : null;
  return [
    ...(isItemGone ? [makeIssue('prize.item', 'unknownItem')] : []),
    ...(isItemAbove ? [makeIssue('prize.item', 'itemRoleAboveYou')] : []),
    ...(input === null ? [] : [input]),
    ...(isRoleGone ? [makeIssue('requiredRole', 'unknownRole')] : []),
    ...(endsAt !== null && endsAt <= new Date() ? [makeIssue('endsAt', 'couponEndPast')] : []),
  ];
}

async function issueOfRole(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  { guildId, byId, roleId }: { guildId: string; byId: string; roleId: string | null },
): Promise<Issue | null> {
  const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, byId)]);
  const role = guild.rolesFor(member).find(({ id }) => id === roleId);
  if (role === undefined) return makeIssue('prize.role', 'unknownRole');
  if (role.managed) return makeIssue('prize.role', 'roleManaged');
  if (!role.memberManageable) return makeIssue('prize.role', 'roleAboveYou');
  return role.botManageable ? null : makeIssue('prize.role', 'roleAboveBot');
}

/**
 * Whether what a coupon gives brings a role that this person may not give: then they may not get it to more people, be it by
 * its code, its button, its uses or its end.
 */
export function givesAbove(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  person: { guildId: string; userId: string },
  { prize }: { prize: CouponPrize },
  { items }: Pick<GuildSettings, 'items'>,
): Promise<boolean> {
  const ofItem = prize.kind === 'item' ? rolesOfItem(items, prize.item) : [];
  return hasRoleAbove(directory, person, prize.role === null ? ofItem : [prize.role]);
}
