import type { DbTransaction } from '../../../../database/database.ts';
import { defineSubscriber, type Subscriber } from '../../../../events/define-subscriber.ts';
import { type GrantProblem, type RoleGrants, rolesGranted, rolesReturned } from '../../../economy/index.ts';
import { takeSteps } from './change-roles.ts';
import { type LevelRole, LEVELS, readGrantKey } from './level-role.ts';
import { roleStore } from './role-store.ts';
import { type RoleStep, stepGranted, stepReturned } from './step-role.ts';

interface GrantOutcome {
  guildId: string;
  owner: string;
  key: string;
  problem: GrantProblem | null;
}

/** Updates a role once the platform gave it, took it, or refused, in the transaction that reports it. */
export function settleRoles(grants: RoleGrants): Subscriber[] {
  const settle = async (
    tx: DbTransaction,
    { guildId, owner, key, problem }: GrantOutcome,
    step: (role: LevelRole, problem: string | null) => RoleStep,
  ) => {
    if (owner !== LEVELS) return;
    const { turn, ...ids } = readGrantKey(key);
    const role = await roleStore.lockOne(tx, { guildId, ...ids });
    if (role === null || role.turn !== turn) return;
    const next = step(role, problem?.why ?? null);
    await takeSteps(tx, grants, guildId, { before: [role], steps: [next] });
  };
  return [
    defineSubscriber(rolesGranted, { inTransaction: (tx, reported) => settle(tx, reported, stepGranted) }),
    defineSubscriber(rolesReturned, { inTransaction: (tx, reported) => settle(tx, reported, stepReturned) }),
  ];
}
