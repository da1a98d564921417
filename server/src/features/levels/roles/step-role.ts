import { randomUUID } from 'node:crypto';
import type { LevelRole } from './level-role.ts';

/** What is to be done about a role of a member, and how its row stands after that; null takes the row away. */
export interface RoleStep {
  role: LevelRole | null;
  /** Ask the platform for it, or to take it back; the latter by the row that was. */
  ask: 'give' | 'take' | null;
}

const NOTHING_TO_DO = { ask: null } as const;

/** A member's level brings the role, or does not any more. */
export function stepWish(role: LevelRole, wanted: boolean): RoleStep {
  if (role.wanted === wanted && role.state !== 'refused') return { role, ...NOTHING_TO_DO };
  if (!wanted) {
    // What was refused is not there; what is under way is looked at once more when it is done.
    if (role.state === 'refused') return { role: null, ...NOTHING_TO_DO };
    const unwanted = { ...role, wanted };
    return role.state === 'given' ? takeAgain(unwanted) : { role: unwanted, ...NOTHING_TO_DO };
  }
  if (role.state === 'refused') return giveAgain(role);
  return { role: { ...role, wanted }, ...NOTHING_TO_DO };
}

/** The platform gave the role, or said why not. */
export function stepGranted(role: LevelRole, problem: string | null): RoleStep {
  if (problem === null) {
    const input: LevelRole = { ...role, state: 'given', problem: null, attempts: 0 };
    return role.wanted ? { role: input, ...NOTHING_TO_DO } : takeAgain(input);
  }
  if (!role.wanted) return { role: null, ...NOTHING_TO_DO };
  return { role: { ...role, state: 'refused', problem, attempts: role.attempts + 1 }, ...NOTHING_TO_DO };
}

/** The platform took the role back, or said why not. */
export function stepReturned(role: LevelRole, problem: string | null): RoleStep {
  if (problem === null) return role.wanted ? giveAgain(role) : { role: null, ...NOTHING_TO_DO };
  const stored: LevelRole = { ...role, state: 'given' };
  if (role.wanted) return { role: { ...stored, problem: null, attempts: 0 }, ...NOTHING_TO_DO };
  return { role: { ...stored, problem, attempts: role.attempts + 1 }, ...NOTHING_TO_DO };
}

/** What was refused is tried again. */
export function stepRetry(role: LevelRole): RoleStep {
  if (role.state === 'refused') return role.wanted ? giveAgain(role) : { role: null, ...NOTHING_TO_DO };
  if (role.state === 'given' && !role.wanted) return takeAgain(role);
  return { role, ...NOTHING_TO_DO };
}

/** The member came back, without the roles they had. */
export function stepRejoin(role: LevelRole): RoleStep {
  if (role.state === 'refused') return stepRetry({ ...role, attempts: 0 });
  // Released in the books of role grants, then requested again.
  return role.state === 'given' ? takeAgain(role) : { role, ...NOTHING_TO_DO };
}

/** A role that a member has not had yet, or not lately. */
export function newRole(key: Pick<LevelRole, 'guildId' | 'userId' | 'roleId'>): RoleStep {
  return {
    role: { ...key, wanted: true, state: 'asked', turn: randomUUID(), problem: null, attempts: 0 },
    ask: 'give',
  };
}

function giveAgain(role: LevelRole): RoleStep {
  return { role: { ...role, wanted: true, state: 'asked', turn: randomUUID() }, ask: 'give' };
}

function takeAgain(role: LevelRole): RoleStep {
  return { role: { ...role, state: 'returning' }, ask: 'take' };
}
