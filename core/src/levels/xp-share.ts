import type { Levels } from './schema.ts';

/** Where somebody gains experience, and with which roles. */
interface Gaining {
  /** The channel, and of a thread the one it belongs to. */
  channelIds: readonly string[];
  roleIds: readonly string[];
}

/**
 * How much of the usual experience a member gains there, in percent: nothing in a channel or with a role that is left
 * out, else what the best of their roles brings. Rules of levels that are off change nothing.
 */
export function xpShare(levels: Levels, { channelIds, roleIds }: Gaining): number {
  const { enabled, excludedChannels, excludedRoles, multipliers } = levels;
  if (!enabled) return 100;
  if (excludedChannels.length > 0 && channelIds.some((id) => excludedChannels.includes(id))) return 0;
  if (excludedRoles.length > 0 && roleIds.some((id) => excludedRoles.includes(id))) return 0;
  if (multipliers.length === 0) return 100;
  const own = multipliers.filter(({ role }) => roleIds.includes(role));
  return own.length === 0 ? 100 : Math.max(...own.map(({ percent }) => percent));
}

/**
 * An amount at that share. What is left of a whole one is drawn for, so that small amounts come to what they should.
 * @param drawn From 0 up to, and not including, 1.
 */
export function atShare(xp: number, share: number, drawn: number): number {
  if (share === 100) return xp;
  const whole = Math.floor((xp * share) / 100);
  const rest = ((xp % 100) * (share % 100)) % 100;
  return Math.min(whole + (drawn * 100 < rest ? 1 : 0), Number.MAX_SAFE_INTEGER);
}
