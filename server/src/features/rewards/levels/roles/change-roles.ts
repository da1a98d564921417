import { sql } from 'kysely';
import type { DbTransaction } from '../../../../database/database.ts';
import type { RoleGrants } from '../../../economy/index.ts';
import { grantKey, type LevelRole, LEVELS, retryAfterMs } from './level-role.ts';
import { type RoleRow, roleStore } from './role-store.ts';
import { newRole, type RoleStep, stepReturned, stepDesired } from './step-role.ts';

/**
 * Time between two role changes in one guild, in milliseconds. Each takes two calls, of the platform's 50 per second
 * for the whole bot; this way even a hundred thousand changes leave room for the bot's other calls in the guild.
 */
const PACE_MS = 100;

/** The roles a member's levels bring. */
export interface LevelRoleChange {
  userId: string;
  roleIds: readonly string[];
}

/** Schedules role changes until members have exactly the roles their levels bring. */
export async function syncLevelRoles(
  tx: DbTransaction,
  grants: RoleGrants,
  guildId: string,
  inputs: readonly LevelRoleChange[],
): Promise<void> {
  const userIds = inputs.map(({ userId }) => userId);
  const rolesByUser = Map.groupBy(await roleStore.lock(tx, guildId, userIds), ({ userId }) => userId);
  const steps = inputs.flatMap(({ userId, roleIds }) => {
    const roles = rolesByUser.get(userId) ?? [];
    const missing = roleIds.filter((roleId) => !roles.some((role) => role.roleId === roleId));
    return [
      ...roles.map((role) => stepDesired(role, roleIds.includes(role.roleId))),
      ...missing.map((roleId) => newRole({ guildId, userId, roleId })),
    ];
  });
  await takeSteps(tx, grants, guildId, { before: [...rolesByUser.values()].flat(), steps });
}

interface Steps {
  /** The current rows. */
  before: readonly LevelRole[];
  steps: readonly RoleStep[];
}

/** Stores the new state of roles, and requests the changes from the platform. */
export async function takeSteps(
  tx: DbTransaction,
  grants: RoleGrants,
  guildId: string,
  { before, steps }: Steps,
): Promise<void> {
  const roles = steps.flatMap(({ role }) => role ?? []);
  const changes = steps.flatMap(({ role, change }) => (role === null || change === null ? [] : [{ role, change }]));
  const due = await nextTurns(tx, guildId, changes.length);
  const turns = changes.map(({ role, change }, index) => ({ role, change, key: grantKey(role), at: due[index] }));
  await grants.requestAll(
    tx,
    turns.flatMap(({ role: { userId, roleId }, change, key, at }) =>
      change === 'give' ? [{ guildId, owner: LEVELS, key, userId, give: [roleId], take: [], lastsMs: null, at }] : [],
    ),
  );
  const takes = turns.filter(({ change }) => change === 'take');
  const returned = new Set(await grants.takeAllBack(tx, guildId, LEVELS, takes));
  // A grant that no longer exists cannot be taken back, so it counts as returned.
  const lost = takes.filter(({ key }) => !returned.has(key)).map(({ role }) => role);

  const stays = new Set(roles);
  const stored = new Set(roles.map(({ userId, roleId }) => `${userId} ${roleId}`));
  const isChanged = (role: LevelRole) => !before.includes(role);
  await roleStore.save(tx, [...stays].filter(isChanged).map(withRetry));
  await roleStore.remove(
    tx,
    guildId,
    before.filter(({ userId, roleId }) => !stored.has(`${userId} ${roleId}`)),
  );
  if (lost.length > 0) {
    await takeSteps(tx, grants, guildId, { before: lost, steps: lost.map((role) => stepReturned(role, null)) });
  }
}

function withRetry(role: LevelRole): RoleRow {
  const { problem, attempts, state } = role;
  const isTried = problem !== null && (state === 'refused' || (state === 'given' && !role.wanted));
  const pause = isTried ? retryAfterMs(problem, attempts) : null;
  return { ...role, retryAt: pause === null ? null : new Date(Date.now() + pause) };
}

/** When each change is due: undefined (at once) for the first ones, one after another for a crowd. */
async function nextTurns(tx: DbTransaction, guildId: string, count: number): Promise<(Date | undefined)[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ free: Date }>`
    insert into level_paces as p (guild_id, free_at)
    values (${guildId}, now() + make_interval(secs => ${(count * PACE_MS) / 1000}::float8))
    on conflict (guild_id) do update
    set free_at = greatest(p.free_at, now()) + make_interval(secs => ${(count * PACE_MS) / 1000}::float8)
    returning free_at as free`.execute(tx);
  const end = rows[0]?.free.getTime() ?? Date.now();
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const at = end - (count - index) * PACE_MS;
    return at <= now + PACE_MS ? undefined : new Date(at);
  });
}
