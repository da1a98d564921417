import type { Coupon, ManagedCoupon, RedeemedCoupon } from '@perigee/core/rewards/coupons/schema';
import { activeOf, stateOf } from '@perigee/core/rewards/coupons/state';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { NOBODY } from '@perigee/core/base/ids/nobody';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { StatementPerson } from '@perigee/core/economy/statements/schema';
import type { Db } from '../../../../database/database.ts';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import type { GuildDescription, GuildDirectory, MemberName, NameMembers } from '../../../community/index.ts';
import type { StoredCoupon, StoredRedemption } from '../coupon.ts';
import { couponProblem } from '../problems.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { postStore } from '../stores/post-store.ts';
import { noSuchCoupon } from './coupon-refusals.ts';

/** Dependencies for showing coupons on the site. */
export interface ViewDeps {
  db: Db;
  directory: Pick<GuildDirectory, 'get'>;
  nameMembers: NameMembers;
}

/** Coupons as shown to managers. */
export async function viewManaged(
  { db, directory, nameMembers }: ViewDeps,
  guildId: string,
  settings: GuildSettings,
  coupons: readonly StoredCoupon[],
): Promise<ManagedCoupon[]> {
  const makers = [...new Set(coupons.map(({ byId }) => byId))];
  const [guild, names, posts, running] = await Promise.all([
    directory.get(guildId),
    nameMembers(guildId, makers),
    postStore.of(
      db,
      guildId,
      coupons.map(({ id }) => id),
    ),
    couponStore.running(db, guildId),
  ]);
  const active = activeOf(running, limitOf('coupons', settings.boost));
  const nameOf = new Map(names.map((name) => [name.userId, name]));
  return coupons.map((coupon) => ({
    ...viewCoupon(coupon, active.has(coupon.id)),
    by: coupon.byId === NOBODY ? null : couponPersonOf(nameOf.get(coupon.byId), coupon.byId),
    channels: [...new Set(posts.filter(({ couponId }) => couponId === coupon.id).map(({ channelId }) => channelId))],
    problem: coupon.endedAt === null ? problemOf(coupon, guild, settings) : null,
  }));
}

/** A coupon as shown to managers. @throws AppError `notFound` if it no longer exists. */
export async function viewOne(
  deps: ViewDeps & { settingsCache: Pick<SettingsCache, 'get'> },
  coupon: StoredCoupon,
): Promise<ManagedCoupon> {
  const settings = await deps.settingsCache.get(coupon.guildId);
  const [viewed] = await viewManaged(deps, coupon.guildId, settings, [coupon]);
  if (viewed === undefined) throw noSuchCoupon();
  return viewed;
}

function problemOf(coupon: StoredCoupon, guild: GuildDescription, settings: GuildSettings): ManagedCoupon['problem'] {
  return couponProblem(coupon.prize, guild, settings);
}

/** A coupon as shown on the site. */
export function viewCoupon(coupon: StoredCoupon, isActive: boolean): Coupon {
  const { id, number, name, prize, uses, used, requiredRole, isOwn, hasCode, end, held } = coupon;
  return {
    id,
    number,
    name,
    prize,
    uses,
    used,
    requiredRole,
    isOwn,
    hasCode,
    end,
    held,
    createdAt: coupon.createdAt.toISOString(),
    endsAt: coupon.endsAt?.toISOString() ?? null,
    endedAt: coupon.endedAt?.toISOString() ?? null,
    state: stateOf(coupon, isActive, new Date()),
  };
}

/** A redemption as shown to the member who redeemed. */
export function viewRedeemed(
  { id, name, prize }: StoredCoupon,
  { received, at, state }: StoredRedemption,
): RedeemedCoupon {
  return { couponId: id, name, prize, received, at: at.toISOString(), state };
}

/** A person as shown on the site; by their id alone if nothing else is known. */
export function couponPersonOf(name: MemberName | undefined, id: string): StatementPerson {
  return {
    id,
    avatar: name?.avatar ?? null,
    username: name?.username ?? id,
    global_name: name?.globalName ?? null,
  };
}
