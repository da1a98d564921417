import type { API } from '@discordjs/core/http-only';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { MuteRoleStore, MuteSetup } from './mute-role-store.ts';

/** Tolerance between the clocks of the platform and of this machine. */
const CLOCKS_APART_MS = 60_000;

interface MuteRoleDeps {
  api: API;
  store: MuteRoleStore;
  guildId: string;
  reason: string;
}

/**
 * The role to set up: the chosen one, or a new one, which is created only once even after crashes and lost responses.
 */
export async function roleOf({ api, store, guildId, reason }: MuteRoleDeps, setup: MuteSetup): Promise<string> {
  const { roleId, roleName, begunAt } = setup;
  if (roleId !== null) return roleId;
  const name = roleName ?? '';
  // An earlier attempt may have created it without recording that.
  const [found] = begunAt === null ? [] : await findMade(api, { guildId, name, since: begunAt });
  const since = begunAt ?? (await begin());
  const role = found ?? (await api.guilds.createRole(guildId, { name, permissions: '0' }, { reason })).id;
  // The client repeats a call whose response was lost, so the role may have been created twice.
  const repeated = (await findMade(api, { guildId, name, since })).filter((id) => id !== role);
  for (const id of repeated) await api.guilds.deleteRole(guildId, id, { reason });
  await store.change(guildId, { roleId: role });
  return role;

  /** Roles of that name that exist already are somebody else's. */
  async function begin(): Promise<Date> {
    const aMinuteAgo = new Date(Date.now() - CLOCKS_APART_MS);
    const newest = (await findMade(api, { guildId, name, since: aMinuteAgo })).at(-1);
    const begun = newest === undefined ? aMinuteAgo : new Date(createdAt(newest).getTime() + 1);
    await store.change(guildId, { begunAt: begun });
    return begun;
  }
}

/** Oldest first. */
async function findMade(
  api: API,
  { guildId, name, since }: { guildId: string; name: string; since: Date },
): Promise<string[]> {
  const roles = await api.guilds.getRoles(guildId);
  return roles
    .filter((role) => role.name === name && role.permissions === '0' && createdAt(role.id) >= since)
    .map(({ id }) => id)
    .toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
}
