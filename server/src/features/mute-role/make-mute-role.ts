import type { API } from '@discordjs/core/http-only';
import { createdAt } from '@perigee/core/ids/snowflake';
import type { MuteRoleStore, MuteSetup } from './mute-role-store.ts';

/** The clocks of the platform and of this machine may differ by so much. */
const CLOCKS_APART_MS = 60_000;

interface Making {
  api: API;
  store: MuteRoleStore;
  guildId: string;
  reason: string;
}

/** The role that is set up: the chosen one, or one that is made, once whatever is killed or lost meanwhile. */
export async function roleOf({ api, store, guildId, reason }: Making, setup: MuteSetup): Promise<string> {
  const { roleId, roleName, begunAt } = setup;
  if (roleId !== null) return roleId;
  const name = roleName ?? '';
  const since = begunAt ?? new Date();
  // A try that nobody saw the end of may have made it already.
  const found = begunAt === null ? [] : await findMade(api, { guildId, name, since });
  const role = found[0] ?? (await make());
  // A call whose answer was lost is repeated on the way, and both may have arrived.
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

/** The oldest first. */
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
