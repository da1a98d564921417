import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { existsRow } from '../../../../database/exists-row.ts';
import type { Events } from '../../../../events/events.ts';
import type { RoleGrants } from '../../../economy/index.ts';
import { takeSteps } from './change-roles.ts';
import { roleStore } from './role-store.ts';
import { stepRejoin, stepRetry } from './step-role.ts';

const DUE = sql`select from level_roles where retry_at <= clock_timestamp() limit 1`;

interface RetryDeps {
  events: Events;
  grants: RoleGrants;
}

/** Roles retried in one transaction; the rest follow in the next. */
const RETRIES = 200;

/** Retries roles that the platform refused and that are due; returns whether there were any. */
export async function retryRoles({ db, events, grants }: RetryDeps & { db: Db }): Promise<boolean> {
  if (!(await existsRow(db, DUE))) return false;
  return events.transaction(async (tx) => {
    const due = await roleStore.lockDue(tx, RETRIES);
    const [first] = due;
    if (first === undefined) return false;
    await takeSteps(tx, grants, first.guildId, { before: due, steps: due.map(stepRetry) });
    return true;
  });
}

/** Gives rejoining members the roles of their level. */
export function giveBackRoles(
  { events, grants }: RetryDeps,
  guildId: string,
  userIds: readonly string[],
): Promise<void> {
  return events.transaction(async (tx) => {
    const roles = (await roleStore.lock(tx, guildId, userIds)).filter(({ wanted }) => wanted);
    await takeSteps(tx, grants, guildId, { before: roles, steps: roles.map(stepRejoin) });
  });
}
