import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { BOT_CREDENTIALS, BOT_ID, type World } from './world.ts';

const overwrite = z.object({ id: z.string(), allow: z.string(), deny: z.string() });
const channelSchema = z.object({
  id: z.string(),
  permission_overwrites: z.array(overwrite),
  rate_limit_per_user: z.optional(z.number()),
});
const rolesSchema = z.array(z.object({ id: z.string(), name: z.string(), permissions: z.string() }));

/** Reads and changes channels and roles on the platform, like another bot with all permissions. */
export function platformOf({ simulator }: Pick<World, 'simulator'>) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${simulator.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${BOT_CREDENTIALS.botToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 429) {
      await sleep(200);
      return call(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const channel = async (id: string) => z.parse(channelSchema, await call('GET', `/channels/${id}`));

  return {
    call,
    channel,
    async createChannel(guildId: string, body: object) {
      return z.parse(channelSchema, await call('POST', `/guilds/${guildId}/channels`, body)).id;
    },
    patchChannel: (id: string, body: object) => call('PATCH', `/channels/${id}`, body),
    /** A role's or member's permission overwrite in a channel; without any bits if there is none. */
    async overwrite(channelId: string, id: string) {
      const found = (await channel(channelId)).permission_overwrites.find((each) => each.id === id);
      return { isThere: found !== undefined, allow: BigInt(found?.allow ?? 0), deny: BigInt(found?.deny ?? 0) };
    },
    setOverwrite: (channelId: string, id: string, { allow = 0n, deny = 0n, type = 0 }) =>
      call('PUT', `/channels/${channelId}/permissions/${id}`, { type, allow: String(allow), deny: String(deny) }),
    /** Denies the bot permissions in one channel, which it cannot restore itself. */
    denyBot: (channelId: string, deny: bigint) =>
      call('PUT', `/channels/${channelId}/permissions/${BOT_ID}`, { type: 1, allow: '0', deny: String(deny) }),
    roles: async (guildId: string) => z.parse(rolesSchema, await call('GET', `/guilds/${guildId}/roles`)),
    /** Calls the platform received, including those made by these tests. */
    calls: (method: string, path: RegExp) =>
      simulator.world.requests().filter((request) => request.method === method && path.test(request.path)),
  };
}
