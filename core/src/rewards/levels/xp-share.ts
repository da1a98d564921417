import type { Levels } from './schema.ts';

/** The channels and roles that decide how much experience somebody gains. */
interface XpSource {
  /** The channel, and for a thread also its parent. */
  channelIds: readonly string[];
  roleIds: readonly string[];
}

/**
 * The share of the usual experience that a member gains there, in percent: none in an excluded channel or with an
 * excluded role, otherwise the highest multiplier of their roles. Without effect while levels are off.
 */
export function xpShare(levels: Levels, { channelIds, roleIds }: XpSource): number {
  const { enabled, excludedChannels, excludedRoles, multipliers } = levels;
  if (!enabled) return 100;
  if (excludedChannels.length > 0 && channelIds.some((id) => excludedChannels.includes(id))) return 0;
  if (excludedRoles.length > 0 && roleIds.some((id) => excludedRoles.includes(id))) return 0;
  if (multipliers.length === 0) return 100;
  const own = multipliers.filter(({ role }) => roleIds.includes(role));
  return own.length === 0 ? 100 : Math.max(...own.map(({ percent }) => percent));
}

/**
 * An amount at that share. A fractional rest is rounded up with matching probability, so that small amounts are right
 * on average.
 * @param drawn Random, from 0 up to, and not including, 1.
 */
export function atShare(xp: number, share: number, drawn: number): number {
  if (share === 100) return xp;
  const whole = Math.floor((xp * share) / 100);
  const rest = ((xp % 100) * (share % 100)) % 100;
  return Math.min(whole + (drawn * 100 < rest ? 1 : 0), Number.MAX_SAFE_INTEGER);
}
