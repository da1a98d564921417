/** Requested, held, being taken back, or refused by the platform. */
export type LevelRoleState = 'asked' | 'given' | 'returning' | 'refused';

/** A role that levels gave a member, or have to give or take. */
export interface LevelRole {
  guildId: string;
  userId: string;
  roleId: string;
  /** Whether the member's level brings it. */
  wanted: boolean;
  state: LevelRoleState;
  /** Identifies the request of the role: a finished grant cannot be requested again. */
  turn: string;
  /** Why the platform last refused it. */
  problem: string | null;
  /** Refusals in a row. */
  attempts: number;
}

/** The owner name of these grants. */
export const LEVELS = 'levels';

/** The key of a grant for a level's role: member, role and turn. */
export function grantKey({ userId, roleId, turn }: Pick<LevelRole, 'userId' | 'roleId' | 'turn'>): string {
  return `${userId} ${roleId} ${turn}`;
}

/** Parses the key of a grant for a level's role. */
export function readGrantKey(key: string): Pick<LevelRole, 'userId' | 'roleId' | 'turn'> {
  const [userId = '', roleId = '', turn = ''] = key.split(' ');
  return { userId, roleId, turn };
}

const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

/** Refusals after which retries stop until the settings are saved: about a week of them. */
const ATTEMPTS_MAX = 34;

/** Delay before a refused role is retried, in milliseconds; null where a retry cannot help. */
export function retryAfterMs(problem: string, attempts: number): number | null {
  // A member who left gets the role when they rejoin; a deleted role stays deleted.
  if (problem === 'left' || problem === 'gone' || attempts > ATTEMPTS_MAX) return null;
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
