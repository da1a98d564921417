/** Asked for, there, asked back, or refused by the platform. */
export type LevelRoleState = 'asked' | 'given' | 'returning' | 'refused';

/** A role that levels gave to a member, or are to give or take. */
export interface LevelRole {
  guildId: string;
  userId: string;
  roleId: string;
  /** Whether the member's level brings it. */
  wanted: boolean;
  state: LevelRoleState;
  /** Which request of the role it is: a grant that is over can not be asked for again. */
  turn: string;
  /** Why the platform refused it last. */
  problem: string | null;
  /** Refusals in a row. */
  attempts: number;
}

/** As whose these grants are known. */
export const LEVELS = 'levels';

/** The key of a grant for a level's role: member, role and turn. */
export function grantKey({ userId, roleId, turn }: Pick<LevelRole, 'userId' | 'roleId' | 'turn'>): string {
  return `${userId} ${roleId} ${turn}`;
}

/** The parts of the key of a level's grant. */
export function readGrantKey(key: string): Pick<LevelRole, 'userId' | 'roleId' | 'turn'> {
  const [userId = '', roleId = '', turn = ''] = key.split(' ');
  return { userId, roleId, turn };
}

const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

/** Refusals after which it is not tried any more until the settings are saved: a week of them. */
const ATTEMPTS_MAX = 34;

/** When a refused role is tried again, in milliseconds from now; null for what only somebody else can change. */
export function retryAfterMs(problem: string, attempts: number): number | null {
  // Who left is given theirs on coming back; a role that is gone stays gone.
  if (problem === 'left' || problem === 'gone' || attempts > ATTEMPTS_MAX) return null;
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
