import type { GiveawayAbout } from './schema.ts';

type EntryRequirements = Pick<GiveawayAbout, 'requiredRoles' | 'requiredXp' | 'requiredDays'>;

/** A member who wants to enter. */
export interface Entrant {
  roleIds: readonly string[];
  xp: number;
  /** Milliseconds since 1970; null where unknown, which counts as just now. */
  joinedMs: number | null;
}

/** The requirements a member misses; those met are empty or 0. */
export interface UnmetRequirements {
  roleIds: string[];
  /** Experience still missing. */
  xp: number;
  /** When they will have been on the server long enough, in milliseconds since 1970; null where they have. */
  fromMs: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which requirements a member misses; null where they may enter. */
export function unmetRequirements(
  { requiredRoles, requiredXp, requiredDays }: EntryRequirements,
  entrant: Entrant,
  nowMs: number,
): UnmetRequirements | null {
  const roleIds = requiredRoles.filter((id) => !entrant.roleIds.includes(id));
  const xp = Math.max(0, requiredXp - entrant.xp);
  const from = (entrant.joinedMs ?? nowMs) + requiredDays * DAY_MS;
  const fromMs = requiredDays > 0 && from > nowMs ? from : null;
  return roleIds.length > 0 || xp > 0 || fromMs !== null ? { roleIds, xp, fromMs } : null;
}

/** Whether there are any requirements to enter. */
export function hasRequirements({ requiredRoles, requiredXp, requiredDays }: EntryRequirements): boolean {
  return requiredRoles.length > 0 || requiredXp > 0 || requiredDays > 0;
}
