import { cancelJob, enqueueJob } from '../../../jobs/jobs.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { DbTransaction } from '../../../database/database.ts';
import { changeUnlessRefused, missingOf, roleChangeProblem, rolesHeldElsewhere, rolesNow } from './change-roles.ts';
import type { Grant, GrantProblem, RoleChange } from './grant.ts';
import { endGrantJob, returnGrantJob, rolesOf } from './role-grant-jobs.ts';
import { rolesReturned } from './grant-events.ts';
import type { GrantDeps } from './grant-deps.ts';
import { enqueuePutBack } from './put-back.job.ts';
import { refuseWhole } from './put-back.ts';

/**
 * Undoes a grant at its owner's request; or leaves all of it and tells the owner why. What bought time after it keeps
 * only its own.
 */
export function returnGrant(deps: GrantDeps): Job {
  const { db, events, store } = deps;
  return defineJob(returnGrantJob, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant?.state !== 'returning') return;
      // A problem recorded after the plan is the refusal of this return, by an attempt that did not end.
      const earlier = grant.undoing === null ? null : grant.problem;
      const problem = earlier ?? (await tryReturning(deps, ctx, grant));
      if (problem !== null) await refuseWhole(deps, ctx, grant, problem);
    },
    async settle(tx, { id }, { guildId, state }) {
      const grant = await store.find(tx, guildId, id);
      if (grant?.state !== 'returning') return;
      const { owner, key } = grant;
      const isDone = state === 'done';
      const problem = isDone ? null : (grant.problem ?? { why: 'platform' as const, roleId: null });
      const over = { state: 'over', endedAt: new Date(), undoing: null } as const;
      await store.change(tx, grant, isDone ? over : { state: 'given' });
      if (isDone) await shortenLater(deps, tx, grant);
      else if (grant.undoing !== null) await enqueuePutBack(tx, grant);
      await events.publish(tx, rolesReturned, { guildId, owner, key, problem });
    },
  });
}

async function tryReturning(deps: GrantDeps, ctx: BotContext, grant: Grant): Promise<GrantProblem | null> {
  const currentRoles = await rolesNow(ctx, grant.guildId, grant.userId);
  if (currentRoles === null) return null;
  const undoing = grant.undoing ?? (await plan(deps, grant, currentRoles));
  const { give, take } = missingOf(undoing, currentRoles);
  const guild = await deps.directory.get(grant.guildId);
  // A deleted role cannot be given back, which is no problem.
  const existing = give.filter((roleId) => roleChangeProblem(guild, roleId)?.why !== 'gone');
  const problem = await changeUnlessRefused(guild, ctx, grant, { give: existing, take });
  return problem?.why === 'left' ? null : problem;
}

/**
 * Takes the roles that the grant gave, except those other grants gave too, and gives back those it took. Recorded before
 * any change, so that a later attempt can tell what an earlier one changed.
 */
async function plan(deps: GrantDeps, grant: Grant, currentRoles: readonly string[]): Promise<RoleChange> {
  const held = await rolesHeldElsewhere(deps, grant);
  const { give: given, take: taken } = grant.changed ?? { give: [], take: [] };
  const undoing = {
    give: taken.filter((roleId) => !currentRoles.includes(roleId)),
    take: given.filter((roleId) => currentRoles.includes(roleId) && !held.has(roleId)),
  };
  await deps.store.change(deps.db, grant, { undoing, problem: null });
  return undoing;
}

/** Time bought on top of a returned grant began to run when that grant was to end; now it begins at once. */
async function shortenLater({ store }: GrantDeps, tx: DbTransaction, grant: Grant): Promise<void> {
  const { guildId, userId, endsAt } = grant;
  const leftMs = endsAt === null ? 0 : endsAt.getTime() - Date.now();
  if (leftMs <= 0) return;
  for (const { id, endsAt: at } of await store.shorten(tx, grant, leftMs)) {
    // One that is under way ends by itself.
    if (!(await cancelJob(tx, endGrantJob, { guildId, key: id }))) continue;
    await enqueueJob(tx, endGrantJob, { guildId, key: id, subject: rolesOf(userId), payload: { id }, at });
  }
}
