import { GUILD_GUESSES_MAX } from '@perigee/core/rewards/coupons/limits';
import type { CouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { ManagedCoupon } from '@perigee/core/rewards/coupons/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import type { OverviewProblem, ProblemCode } from '@perigee/core/setup/overview/endpoints';
import type { Db } from '../../../database/database.ts';
import type { GuildDescription, GuildDirectory } from '../../community/index.ts';
import type { FindProblems } from '../../problems.ts';
import { couponStore } from './stores/coupon-store.ts';
import { guessStore } from './stores/guess-store.ts';

/** How long the overview reports guessed codes, in milliseconds: a day. */
export const GUESSES_SHOWN_MS = 24 * 60 * 60 * 1000;

/** What keeps a coupon from giving its prize; null for nothing. */
export function couponProblem(
  { kind, item, role }: CouponPrize,
  guild: Pick<GuildDescription, 'roles' | 'bot'>,
  { items }: Pick<GuildSettings, 'items'>,
): ManagedCoupon['problem'] {
  if (kind === 'item') return items.some(({ name }) => isSameName(name, item)) ? null : 'itemGone';
  if (role === null) return null;
  if (!guild.roles.some(({ id }) => id === role)) return 'roleGone';
  return guild.bot.canGive(role) ? null : 'roleAboveBot';
}

/** For the overview: attempts to guess codes, and coupons that cannot give their prize. */
export function findCouponProblems(db: Db, directory: Pick<GuildDirectory, 'get'>): FindProblems {
  return async ({ guildId, settings }) => {
    const [guesses, running, guild] = await Promise.all([
      guessStore.count(db, guildId, new Date(Date.now() - GUESSES_SHOWN_MS)),
      couponStore.running(db, guildId),
      directory.get(guildId),
    ]);
    const named = (...problems: ManagedCoupon['problem'][]) =>
      running.filter(({ prize }) => problems.includes(couponProblem(prize, guild, settings))).map(({ name }) => name);
    return [
      ...(guesses >= GUILD_GUESSES_MAX ? [problem('couponGuesses', String(guesses))] : []),
      ...problemEntries('couponPrizeGone', named('itemGone', 'roleGone')),
      ...problemEntries('couponRoleAbove', named('roleAboveBot')),
    ];
  };
}

/** Most coupons named per problem. */
const NAMED_MAX = 5;

function problemEntries(code: ProblemCode, names: readonly string[]): OverviewProblem[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED_MAX ? ['…'] : [];
  return [problem(code, [...names.slice(0, NAMED_MAX), ...more].join(', '))];
}

function problem(code: ProblemCode, name: string): OverviewProblem {
  return { code, section: 'couponTemplates', tab: 'economy', path: '', name, permission: null };
}
