import type { PermissionName } from '../permissions/permissions.ts';

/** A punishment that settings make the bot give by itself: in a rule, for warnings or in a raid. */
export interface AutomaticPunishment {
  /** Identifies the rule or step it belongs to, wherever that moves. */
  entry: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** What moderators need on the platform to give it themselves. */
  permission: PermissionName;
  type: string;
  /** The higher, the harsher among punishments of that type: how long it lasts, or whom it hits. */
  harshness: number;
  /** From when on it is given, in milliseconds since 1970; Infinity while its rule is off or only logs. */
  from: number;
}

/**
 * The punishments that are new, of another type, harsher than before, or given although they were not. Milder ones and
 * the reasons of punishments are left out.
 */
export function harsherPunishments(
  before: readonly AutomaticPunishment[],
  after: readonly AutomaticPunishment[],
  now: number,
): AutomaticPunishment[] {
  const isCoveredBy = (next: AutomaticPunishment) => (old: AutomaticPunishment) =>
    old.entry === next.entry &&
    old.type === next.type &&
    old.harshness >= next.harshness &&
    Math.max(old.from, now) <= Math.max(next.from, now);
  return after.filter((next) => !before.some(isCoveredBy(next)));
}
