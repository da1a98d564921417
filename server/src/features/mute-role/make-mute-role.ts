import type { API } from '@discordjs/core/http-only';
import { createdAt } from '@perigee/core/ids/snowflake';
import type { MuteRoleStore, MuteSetup } from './mute-role-store.ts';

/** Tolerance between the clocks of the platform and of this machine. */
const CLOCKS_APART_MS = 60_000;

interface Making {
  api: API;
  store: MuteRoleStore;
  guildId: string;
  reason: string;
}

/**
 * The role to set up: the chosen one, or a new one, which is created only once even after crashes and lost responses.
 */
export async function roleOf({ api, store, guildId, reason }: Making, setup: MuteSetup): Promise<string> {
  const { roleId, roleName, begunAt } = setup;
  if (roleId !== null) return roleId;
  const name = roleName ?? '';
  const since = begunAt ?? new Date();
  // An earlier attempt may have created it without recording that.
  const found = begunAt === null ? [] : await findMade(api, { guildId, name, since });
  const role = found[0] ?? (await make());
  // The client repeats a call whose response was lost, so the role may have been created twice.
  const repeated = (await findMade(api, { guildId, name, since })).filter((id) => id !== role);
  for (const id of repeated) await api.guilds.deleteRole(guildId, id, { reason });
  await store.change(guildId, { roleId: role });
  return role;

  async function make(): Promise<string> {
    await store.change(guildId, { begunAt: since });
    const { id } = await api.guilds.createRole(guildId, { name, permissions: '0' }, { reason });
    return id;
  }
}

/** Oldest first. */
async function findMade(
  api: API,
  { guildId, name, since }: { guildId: string; name: string; since: Date },
): Promise<string[]> {
  const from = since.getTime() - CLOCKS_APART_MS;
  const roles = await api.guilds.getRoles(guildId);
  return roles
    .filter((role) => role.name === name && role.permissions === '0' && createdAt(role.id).getTime() >= from)
    .map(({ id }) => id)
    .toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
}
