import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { rolesOfItem } from '@perigee/core/economy/items/roles-of-item';
import { isSameName } from '@perigee/core/base/names/name-key';
import { type GuildDirectory, hasRoleAbove } from '../../../community/index.ts';

/** The parts of a coupon that refer to the server. */
interface Terms {
  guildId: string;
  /** The creator. */
  byId: string;
  settings: Pick<GuildSettings, 'items'>;
  prize: CouponPrize;
  requiredRole: string | null;
  /** Null for no end. */
  endsAt: Date | null;
}

/**
 * Why a coupon cannot be created: it refers to something that does not exist, or gives a role its creator or the bot
 * may not give, also by way of an item.
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
 * Whether the prize gives a role that this person may not give. If so, they may not make it available to more people,
 * be it by its code, its button, its uses or its end.
 */
export function givesHigherRole(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  person: { guildId: string; userId: string },
  { prize }: { prize: CouponPrize },
  { items }: Pick<GuildSettings, 'items'>,
): Promise<boolean> {
  const ofItem = prize.kind === 'item' ? rolesOfItem(items, prize.item) : [];
  return hasRoleAbove(directory, person, prize.role === null ? ofItem : [prize.role]);
}
