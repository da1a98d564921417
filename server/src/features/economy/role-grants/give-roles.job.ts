import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';
import { changeUnlessRefused, missingOf, rolesHeldElsewhere, rolesNow } from './change-roles.ts';
import type { Grant, GrantProblem, RoleChange } from './grant.ts';
import { endGrantJob, giveRolesJob, rolesOf } from './role-grant-jobs.ts';
import { rolesGranted } from './grant-events.ts';
import type { GrantDeps } from './grant-deps.ts';
import { enqueuePutBack } from './put-back.job.ts';
import { refuseWhole } from './put-back.ts';

/** Gives and takes all roles of a grant. If that fails, restores the member's roles and tells the owner why. */
export function giveGrantedRoles(deps: GrantDeps): Job {
  const { db, events, store } = deps;
  return defineJob(giveRolesJob, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant === null || grant.state !== 'pending') return;
      const problem = grant.problem ?? (await tryGiving(deps, ctx, grant));
      if (problem !== null) await refuseWhole(deps, ctx, grant, problem);
    },

    async settle(tx, { id }, { guildId, state }) {
      const grant = await store.find(tx, guildId, id);
      if (grant === null || grant.state !== 'pending') return;
      const { owner, key } = grant;
      if (state === 'failed') {
        const problem = grant.problem ?? { why: 'platform' as const, roleId: null };
        await store.change(tx, grant, { state: 'refused', endedAt: new Date() });
        if (grant.changed !== null) await enqueuePutBack(tx, grant);
        await events.publish(tx, rolesGranted, { guildId, owner, key, problem, endsAt: null });
        return;
      }
      const endsAt = grant.lastsMs === null ? null : await begin(deps, tx, grant, grant.lastsMs);
      await store.change(tx, grant, { state: 'given', endsAt });
      await events.publish(tx, rolesGranted, {
        guildId,
        owner,
        key,
        problem: null,
        endsAt: endsAt?.toISOString() ?? null,
      });
    },
  });
}

async function tryGiving(deps: GrantDeps, ctx: BotContext, grant: Grant): Promise<GrantProblem | null> {
  const { guildId, userId } = grant;
  const currentRoles = await rolesNow(ctx, guildId, userId);
  if (currentRoles === null) return { why: 'left', roleId: null };
  const changed = grant.changed ?? (await plan(deps, grant, currentRoles));
  const guild = await deps.directory.get(guildId);
  return changeUnlessRefused(guild, ctx, grant, missingOf(changed, currentRoles));
}

/** Recorded before any change, so that another process can tell what this grant changed. */
async function plan(deps: GrantDeps, grant: Grant, currentRoles: readonly string[]): Promise<RoleChange> {
  const held = await rolesHeldElsewhere(deps, grant);
  const changed = {
    give: grant.give.filter((roleId) => !currentRoles.includes(roleId) || held.has(roleId)),
    take: grant.take.filter((roleId) => currentRoles.includes(roleId)),
  };
  await deps.store.change(deps.db, grant, { changed });
  return changed;
}

/** If another grant of the same roles is still running, its remaining time is added. */
async function begin({ store }: GrantDeps, tx: DbTransaction, grant: Grant, lastsMs: number): Promise<Date> {
  const { guildId, id, userId } = grant;
  const others = await store.others(tx, grant);
  const running = others.flatMap(({ changed, endsAt }) =>
    endsAt !== null && changed?.give.some((roleId) => grant.give.includes(roleId)) === true ? [endsAt.getTime()] : [],
  );
  const at = new Date(Math.max(Date.now(), ...running) + lastsMs);
  await enqueueJob(tx, endGrantJob, { guildId, key: id, subject: rolesOf(userId), payload: { id }, at });
  return at;
}
