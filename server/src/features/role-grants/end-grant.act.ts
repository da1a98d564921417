import { ActPostponed } from '../../acts/act-postponed.ts';
import { ActRefused } from '../../acts/act-refused.ts';
import { cancelAct, enqueueAct } from '../../acts/acts.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { type Act, defineAct } from '../../bot/define-act.ts';
import type { DbTransaction } from '../../database/database.ts';
import { changeRoles, roleChangeProblem, rolesNow, workOf } from './change-roles.ts';
import type { Grant, GrantProblem } from './grant.ts';
import { grantEndDue, returnDue, rolesOf } from './grant-due.ts';
import { rolesReturned } from './grant-events.ts';
import type { GrantParts } from './grant-parts.ts';

/** Takes the roles of an expired grant; retried for a week if the platform refuses. */
export function endGrant(parts: GrantParts): Act {
  const { db, store } = parts;
  return defineAct(grantEndDue, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant?.state === 'returning') throw new ActPostponed('the roles are being returned');
      if (grant?.state !== 'given') return;
      const problem = await release(parts, ctx, grant, { taken: [], isWhole: false });
      // The overview shows the problem while it lasts, and for a while after the last attempt.
      if (problem !== null || grant.problem !== null) await store.change(db, grant, { problem });
      if (problem !== null) throw new ActPostponed(`a role could not be taken: ${problem.why}`);
    },
    async settle(tx, { id }, { guildId }) {
      const grant = await store.find(tx, guildId, id);
      if (grant?.state === 'given') await store.change(tx, grant, { state: 'over', endedAt: new Date() });
    },
  });
}

/**
 * Undoes a grant at its owner's request; or leaves all of it and tells the owner why. What bought time after it keeps
 * only its own.
 */
export function returnGrant(parts: GrantParts): Act {
  const { db, events, store } = parts;
  return defineAct(returnDue, {
    async perform(ctx, { id }, { guildId }) {
      const grant = await store.find(db, guildId, id);
      if (grant?.state !== 'returning') return;
      const problem = await release(parts, ctx, grant, { taken: grant.changed?.take ?? [], isWhole: true });
      if (problem === null) return;
      await store.change(db, grant, { problem });
      throw new ActRefused(problem.why);
    },
    async settle(tx, { id }, { guildId, state }) {
      const grant = await store.find(tx, guildId, id);
      if (grant?.state !== 'returning') return;
      const { owner, key } = grant;
      const isDone = state === 'done';
      const problem = isDone ? null : (grant.problem ?? { why: 'platform' as const, roleId: null });
      await store.change(tx, grant, isDone ? { state: 'over', endedAt: new Date() } : { state: 'given' });
      if (isDone) await shortenLater(parts, tx, grant);
      await events.publish(tx, rolesReturned, { guildId, owner, key, problem });
    },
  });
}

/**
 * Takes the roles the grant gave, except those other grants gave too, and gives back `taken`. Ignores absent members.
 * @param isWhole whether what was changed before a refusal is restored.
 */
async function release(
  { db, store, directory }: GrantParts,
  ctx: BotContext,
  grant: Grant,
  { taken, isWhole }: { taken: readonly string[]; isWhole: boolean },
): Promise<GrantProblem | null> {
  const currentRoles = await rolesNow(ctx, grant.guildId, grant.userId);
  if (currentRoles === null) return null;
  const guild = await directory.get(grant.guildId);
  const held = new Set((await store.others(db, grant)).flatMap(({ changed }) => changed?.give ?? []));
  const take = (grant.changed?.give ?? []).filter((roleId) => currentRoles.includes(roleId) && !held.has(roleId));
  // A deleted role cannot be given back, which is no problem.
  const give = taken.filter(
    (roleId) => !currentRoles.includes(roleId) && roleChangeProblem(guild, roleId)?.why !== 'gone',
  );
  for (const roleId of [...take, ...give]) {
    const problem = roleChangeProblem(guild, roleId);
    if (problem !== null) return problem;
  }
  const work = await workOf(ctx, grant);
  const problem = await changeRoles(work, { give, take });
  if (problem === null || problem.why === 'left') return null;
  if (isWhole) {
    const after = (await rolesNow(ctx, grant.guildId, grant.userId)) ?? currentRoles;
    const [lost, gained] = [take.filter((id) => !after.includes(id)), give.filter((id) => after.includes(id))];
    // As for a grant that fails: where the platform refuses this as well, it stays.
    await changeRoles(work, { give: lost, take: gained });
  }
  return problem;
}

/** Time bought on top of a returned grant began to run when that grant was to end; now it begins at once. */
async function shortenLater({ store }: GrantParts, tx: DbTransaction, grant: Grant): Promise<void> {
  const { guildId, userId, endsAt } = grant;
  const leftMs = endsAt === null ? 0 : endsAt.getTime() - Date.now();
  if (leftMs <= 0) return;
  for (const { id, endsAt: at } of await store.shorten(tx, grant, leftMs)) {
    // One that is under way ends by itself.
    if (!(await cancelAct(tx, grantEndDue, { guildId, key: id }))) continue;
    await enqueueAct(tx, grantEndDue, { guildId, key: id, subject: rolesOf(userId), payload: { id }, at });
  }
}
