import { isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import * as z from 'zod/mini';
import { signInByForm } from '@perigee/harness/product/sign-in-by-form';
import type { Product } from '@perigee/harness/product/start-product';

/** The demo's large guild, its owner, and a member without permissions who has one role. */
const SERVER = 'Обсерватория · Stargazers';
const OWNER = 'Alice Orbit';
const MEMBER = 'Саша Кузнецов';

const guildsSchema = z.array(z.object({ id: z.string(), name: z.string() }));
const infoSchema = z.object({
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  channels: z.array(z.object({ id: z.string(), type: z.number() })),
});

/** Somebody who calls the guild's API. */
export interface Caller {
  /** Returns the status, and the body if it is JSON. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

export interface DemoServer {
  owner: Caller;
  member: Caller;
  roleNamed(name: string): string;
  /** Takes messages. */
  channelId: string;
}

/** Opens the demo's large guild on a product. */
export async function openDemoServer({ url, simulatorUrl }: Product): Promise<DemoServer> {
  const [ownerToken, memberToken] = [
    await signInByForm(url, simulatorUrl, OWNER),
    await signInByForm(url, simulatorUrl, MEMBER),
  ];
  const guilds = await callerOf(`${url}/api`, ownerToken).call('GET', '/private/guilds');
  const guild = z.parse(guildsSchema, guilds.body).find(({ name }) => name === SERVER);
  if (guild === undefined) throw new Error(`The demo has no server ${SERVER}`);
  const base = `${url}/api/private/guilds/${guild.id}`;
  const owner = callerOf(base, ownerToken);
  const { roles, channels } = z.parse(infoSchema, (await owner.call('GET', '/info')).body);

  return {
    owner,
    member: callerOf(base, memberToken),
    roleNamed(name) {
      const role = roles.find((each) => each.name === name);
      if (role === undefined) throw new Error(`The demo has no role ${name}`);
      return role.id;
    },
    channelId: channels.find(({ type }) => isSuitableChannel(type, 'write'))?.id ?? '',
  };
}

function callerOf(base: string, token: string): Caller {
  return {
    async call(method, path, body) {
      const reply = await fetch(base + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await reply.text();
      return { status: reply.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    },
  };
}
