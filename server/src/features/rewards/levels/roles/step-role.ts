import { randomUUID } from 'node:crypto';
import type { LevelRole } from './level-role.ts';

/** The next state of a member's role, and what to request; a null role deletes the row. */
export interface RoleStep {
  role: LevelRole | null;
  /** Request the role from the platform, or its removal; a removal keeps the row's turn. */
  change: 'give' | 'take' | null;
}

const UNCHANGED = { change: null } as const;

/** A member's level brings the role now, or no longer does. */
export function stepDesired(role: LevelRole, shouldHave: boolean): RoleStep {
  if (role.wanted === shouldHave && role.state !== 'refused') return { role, ...UNCHANGED };
  if (!shouldHave) {
    // A refused role was never given; a pending request is checked again once it completes.
    if (role.state === 'refused') return { role: null, ...UNCHANGED };
    const unwanted = { ...role, wanted: shouldHave };
    return role.state === 'given' ? takeAgain(unwanted) : { role: unwanted, ...UNCHANGED };
  }
  if (role.state === 'refused') return giveAgain(role);
  return { role: { ...role, wanted: shouldHave }, ...UNCHANGED };
}

/** The platform gave the role, or refused. */
export function stepGranted(role: LevelRole, problem: string | null): RoleStep {
  if (problem === null) {
    const granted: LevelRole = { ...role, state: 'given', problem: null, attempts: 0 };
    return role.wanted ? { role: granted, ...UNCHANGED } : takeAgain(granted);
  }
  if (!role.wanted) return { role: null, ...UNCHANGED };
  return { role: { ...role, state: 'refused', problem, attempts: role.attempts + 1 }, ...UNCHANGED };
}

/** The platform took the role back, or refused. */
export function stepReturned(role: LevelRole, problem: string | null): RoleStep {
  if (problem === null) return role.wanted ? giveAgain(role) : { role: null, ...UNCHANGED };
  const stored: LevelRole = { ...role, state: 'given' };
  if (role.wanted) return { role: { ...stored, problem: null, attempts: 0 }, ...UNCHANGED };
  return { role: { ...stored, problem, attempts: role.attempts + 1 }, ...UNCHANGED };
}

/** Retries what was refused. */
export function stepRetry(role: LevelRole): RoleStep {
  if (role.state === 'refused') return role.wanted ? giveAgain(role) : { role: null, ...UNCHANGED };
  if (role.state === 'given' && !role.wanted) return takeAgain(role);
  return { role, ...UNCHANGED };
}

/** The member rejoined, without their former roles. */
export function stepRejoin(role: LevelRole): RoleStep {
  if (role.state === 'refused') return stepRetry({ ...role, attempts: 0 });
  // The role grant is released first, then requested again.
  return role.state === 'given' ? takeAgain(role) : { role, ...UNCHANGED };
}

/** A role the member has not had yet, or no longer has. */
export function newRole(key: Pick<LevelRole, 'guildId' | 'userId' | 'roleId'>): RoleStep {
  return {
    role: { ...key, wanted: true, state: 'asked', turn: randomUUID(), problem: null, attempts: 0 },
    change: 'give',
  };
}

function giveAgain(role: LevelRole): RoleStep {
  return { role: { ...role, wanted: true, state: 'asked', turn: randomUUID() }, change: 'give' };
}

function takeAgain(role: LevelRole): RoleStep {
  return { role: { ...role, state: 'returning' }, change: 'take' };
}
