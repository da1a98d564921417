import { JobPostponed } from '../../../jobs/job-postponed.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { changeUnlessRefused, rolesHeldElsewhere, rolesNow } from './change-roles.ts';
import type { Grant, GrantProblem } from './grant.ts';
import { endGrantJob } from './role-grant-jobs.ts';
import type { GrantDeps } from './grant-deps.ts';

/** Takes the roles of an expired grant; retried for a week if the platform refuses. */
export function endGrant(deps: GrantDeps): Job {
  const { db, store } = deps;
  return defineJob(endGrantJob, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant?.state === 'returning') throw new JobPostponed('the roles are being returned');
      if (grant?.state !== 'given') return;
      const problem = await takeRoles(deps, ctx, grant);
      // The overview shows the problem while it lasts, and for a while after the last attempt.
      if (problem !== null || grant.problem !== null) await store.change(db, grant, { problem });
      if (problem !== null) throw new JobPostponed(`failed to remove a role: ${problem.why}`);
    },
    async settle(tx, { id }, { guildId }) {
      const grant = await store.find(tx, guildId, id);
      if (grant?.state === 'given') await store.change(tx, grant, { state: 'over', endedAt: new Date() });
    },
  });
}

/** Takes the roles the grant gave, except those other grants gave too. Ignores absent members. */
async function takeRoles(deps: GrantDeps, ctx: BotContext, grant: Grant): Promise<GrantProblem | null> {
  const currentRoles = await rolesNow(ctx, grant.guildId, grant.userId);
  if (currentRoles === null) return null;
  const held = await rolesHeldElsewhere(deps, grant);
  const given = grant.changed?.give ?? [];
  const take = given.filter((roleId) => currentRoles.includes(roleId) && !held.has(roleId));
  const guild = await deps.directory.get(grant.guildId);
  const problem = await changeUnlessRefused(guild, ctx, grant, { give: [], take });
  return problem?.why === 'left' ? null : problem;
}
