import { JobRefused } from '../../../jobs/job-refused.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { changeRoles, rolesHeldElsewhere, rolesNow, workOf } from './change-roles.ts';
import type { Grant, GrantProblem } from './grant.ts';
import type { GrantDeps } from './grant-deps.ts';

/**
 * Puts back what was changed by giving or undoing a grant, by any attempt, and then forgets the plan of it. Roles that
 * other grants gave stay.
 */
export async function putBack(deps: GrantDeps, ctx: BotContext, grant: Grant): Promise<void> {
  const { guildId, userId, state } = grant;
  // What ended meanwhile has nothing to be restored to.
  if (state === 'over') return;
  const isGiving = state === 'pending' || state === 'refused';
  const plan = isGiving ? grant.changed : grant.undoing;
  if (plan === null) return;
  const currentRoles = await rolesNow(ctx, guildId, userId);
  if (currentRoles !== null) {
    const held = await rolesHeldElsewhere(deps, grant);
    const work = await workOf(ctx, grant);
    const give = plan.take.filter((roleId) => !currentRoles.includes(roleId));
    const take = plan.give.filter((roleId) => currentRoles.includes(roleId) && !held.has(roleId));
    // One by one: a role that the platform refuses stays as it is, since no retry would help, and holds up no other.
    for (const roleId of give) await changeRoles(work, { give: [roleId], take: [] });
    for (const roleId of take) await changeRoles(work, { give: [], take: [roleId] });
  }
  await deps.store.change(deps.db, grant, isGiving ? { changed: null } : { undoing: null });
}

/**
 * Ends giving or undoing a grant with what was refused, once what was changed is put back.
 * @throws JobRefused always.
 */
export async function refuseWhole(
  deps: GrantDeps,
  ctx: BotContext,
  grant: Grant,
  problem: GrantProblem,
): Promise<never> {
  const { db, store } = deps;
  // Recorded first, so that another process can finish putting back if this one dies.
  await store.change(db, grant, { problem });
  await putBack(deps, ctx, (await store.find(db, grant.guildId, grant.id)) ?? grant);
  throw new JobRefused(problem.why);
}
