import { ActRefused } from '../../acts/act-refused.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { type Act, defineAct } from '../../bot/define-act.ts';
import { enqueueAct } from '../../acts/acts.ts';
import type { DbTransaction } from '../../database/database.ts';
import { changeRoles, roleChangeProblem, rolesNow, workOf } from './change-roles.ts';
import type { Grant, GrantProblem, RoleChange } from './grant.ts';
import { grantEndDue, grantDue, rolesOf } from './grant-due.ts';
import { rolesGranted } from './grant-events.ts';
import type { GrantParts } from './grant-parts.ts';

/** Gives and takes all roles of a grant. If that fails, restores the member's roles and tells the owner why. */
export function giveGrantedRoles(parts: GrantParts): Act {
  const { db, events, store } = parts;
  return defineAct(grantDue, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant === null || grant.state !== 'pending') return;
      const problem = grant.problem ?? (await tryGiving(parts, ctx, grant));
      if (problem === null) return;
      // Recorded first, so that another process can finish the undo if this one dies.
      await store.change(db, grant, { problem });
      await undo(parts, ctx, (await store.find(db, guildId, id)) ?? grant);
      throw new ActRefused(problem.why);
    },

    async settle(tx, { id }, { guildId, state }) {
      const grant = await store.find(tx, guildId, id);
      if (grant === null || grant.state !== 'pending') return;
      const { owner, key } = grant;
      if (state === 'failed') {
        const problem = grant.problem ?? { why: 'platform' as const, roleId: null };
        await store.change(tx, grant, { state: 'refused', endedAt: new Date() });
        await events.publish(tx, rolesGranted, { guildId, owner, key, problem, endsAt: null });
        return;
      }
      const endsAt = grant.lastsMs === null ? null : await begin(parts, tx, grant, grant.lastsMs);
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

async function tryGiving(parts: GrantParts, ctx: BotContext, grant: Grant): Promise<GrantProblem | null> {
  const { guildId, userId } = grant;
  const currentRoles = await rolesNow(ctx, guildId, userId);
  if (currentRoles === null) return { why: 'left', roleId: null };
  const changed = grant.changed ?? (await plan(parts, grant, currentRoles));
  const missing = without(changed, currentRoles);
  const guild = await parts.directory.get(guildId);
  for (const roleId of [...missing.give, ...missing.take]) {
    const problem = roleChangeProblem(guild, roleId);
    if (problem !== null) return problem;
  }
  return changeRoles(await workOf(ctx, grant), missing);
}

/** Recorded before any change, so that another process can tell what this grant changed. */
async function plan(parts: GrantParts, grant: Grant, currentRoles: readonly string[]): Promise<RoleChange> {
  const held = await rolesHeldElsewhere(parts, grant);
  const changed = {
    give: grant.give.filter((roleId) => !currentRoles.includes(roleId) || held.has(roleId)),
    take: grant.take.filter((roleId) => currentRoles.includes(roleId)),
  };
  await parts.store.change(parts.db, grant, { changed });
  return changed;
}

async function undo(parts: GrantParts, ctx: BotContext, grant: Grant): Promise<void> {
  const { changed } = grant;
  const currentRoles = await rolesNow(ctx, grant.guildId, grant.userId);
  if (changed === null || currentRoles === null) return;
  const held = await rolesHeldElsewhere(parts, grant);
  const take = changed.give.filter((roleId) => currentRoles.includes(roleId) && !held.has(roleId));
  const give = changed.take.filter((roleId) => !currentRoles.includes(roleId));
  // If the platform refuses to undo a change, it stays: retrying would not help.
  await changeRoles(await workOf(ctx, grant), { give, take });
}

async function rolesHeldElsewhere({ db, store }: GrantParts, grant: Grant): Promise<Set<string>> {
  const others = await store.others(db, grant);
  return new Set(others.flatMap(({ changed }) => changed?.give ?? []));
}

/** If another grant of the same roles is still running, its remaining time is added. */
async function begin({ store }: GrantParts, tx: DbTransaction, grant: Grant, lastsMs: number): Promise<Date> {
  const { guildId, id, userId } = grant;
  const others = await store.others(tx, grant);
  const running = others.flatMap(({ changed, endsAt }) =>
    endsAt !== null && changed?.give.some((roleId) => grant.give.includes(roleId)) === true ? [endsAt.getTime()] : [],
  );
  const at = new Date(Math.max(Date.now(), ...running) + lastsMs);
  await enqueueAct(tx, grantEndDue, { guildId, key: id, subject: rolesOf(userId), payload: { id }, at });
  return at;
}

/** The part of the change that is not in place yet. */
function without({ give, take }: RoleChange, currentRoles: readonly string[]): RoleChange {
  return {
    give: give.filter((roleId) => !currentRoles.includes(roleId)),
    take: take.filter((roleId) => currentRoles.includes(roleId)),
  };
}
