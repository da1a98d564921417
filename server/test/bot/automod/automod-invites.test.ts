import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

async function forbidInvites(api: ApiClient, { id, owner }: GuildFixture, whitelistGuilds: string[] = []) {
  const body = { ...DEFAULT_AUTOMOD.invites, enabled: true, options: { whitelistGuilds } };
  const reply = await api.call(owner.token, automodEndpoints.invites, { params: { guildId: id }, body });
  expect(reply.status).toBe(200);
}

/** Creates a new invite to the guild. */
async function invitedTo({ simulator }: World, { channelId }: GuildFixture): Promise<string> {
  const response = await fetch(`${simulator.url}/api/v10/channels/${channelId}/invites`, {
    method: 'POST',
    headers: { authorization: 'Bot test-bot-token', 'content-type': 'application/json' },
    body: JSON.stringify({ unique: true }),
  });
  return z.parse(z.object({ code: z.string() }), await response.json()).code;
}

const contents = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).map(({ content }) => content);

const inviteRequests = ({ simulator }: World, code: string) =>
  simulator.world.requests().filter(({ method, path }) => method === 'GET' && path.endsWith(`/invites/${code}`));

test('Deletes invites to other servers but keeps own, allowed and expired ones', async ({ world, guild, api }) => {
  const [friends, strangers] = [createGuild(world), createGuild(world)];
  await forbidInvites(api, guild, [friends.id]);
  const [own, allowed, foreign] = [
    await invitedTo(world, guild),
    await invitedTo(world, friends),
    await invitedTo(world, strangers),
  ];
  const chat = openChat(world, guild);
  const fine = [`discord.gg/${own}`, `https://discord.com/invite/${allowed}`, 'discord.gg/deletedLongAgo'];

  for (const content of fine) chat.say(content);
  chat.say(`discord.gg/${own} and discordapp.com/invite/${foreign}`);
  chat.say(`dsc.gg/${own}`);

  await expect.poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(fine);
  expect(inviteRequests(world, own)).toHaveLength(1);
});

test('An invite that can’t be resolved in time counts as one to another server', async ({ world, guild, api }) => {
  await forbidInvites(api, guild);
  const code = await invitedTo(world, guild);
  world.simulator.world.fail({ method: 'GET', path: `/invites/${code}`, status: 429, retryAfter: 30, times: 1 });

  openChat(world, guild).say(`discord.gg/${code}`);

  await expect.poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS }).toEqual([]);
});

test('Deletes hundreds of made-up invites without resolving each one', async ({ world, guild, api }) => {
  await forbidInvites(api, guild);
  const chat = openChat(world, guild);
  const codes = Array.from({ length: 200 }, (_, index) => `madeUp${guild.id}x${index}`);
  const slow = { method: 'GET', path: /\/invites\/madeUp/, status: 'slow', delayMs: 1_000, times: 200 } as const;
  world.simulator.world.fail(slow);

  for (const code of codes) chat.say(`discord.gg/${code}`);

  await expect.poll(() => contents(world, guild).length, { timeout: DONE_WITHIN_MS }).toBeLessThanOrEqual(20);
  expect(world.simulator.world.requests().filter(({ path }) => path.includes('/invites/madeUp')).length).toBeLessThan(
    40,
  );
  world.simulator.world.recover();
});
