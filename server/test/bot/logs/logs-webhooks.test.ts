import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../../support/api-client.ts';
import { test } from '../../support/fixtures.ts';
import { createLoggedGuild, LOGGED_WITHIN, logged, ownMessages, saveLogs } from '../../support/bot/logging.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

const webhooksSchema = z.array(z.object({ id: z.string(), token: z.string(), name: z.string() }));

async function withWebhook(world: World, api: ApiClient) {
  const guild = createLoggedGuild(world);
  const calls = platformOf(world);
  await saveLogs(api, guild, guild.logId, { webhooks: [guild.logId] });
  const webhooks = async () => z.parse(webhooksSchema, await calls.call('GET', `/channels/${guild.logId}/webhooks`));
  await vi.waitFor(async () => expect(await webhooks()).toHaveLength(1), LOGGED_WITHIN);
  return { guild, calls, webhooks, platform: world.simulator.world };
}

/** The displayed authors in the log channel. */
const writers = ({ simulator }: World, channelId: string) =>
  simulator.world.messages(channelId).map(({ webhook }) => webhook?.name ?? 'Perigee');

test('Log entries sent by webhook show the server as the author', async ({ world, api }) => {
  const { guild, platform } = await withWebhook(world, api);

  platform.createRole(guild.id, { name: 'new' });

  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
  expect(writers(world, guild.logId)).toEqual(['Test guild']);
});

test('A deleted webhook is called once, then the bot writes instead and reports it', async ({ world, api }) => {
  const { guild, calls, webhooks, platform } = await withWebhook(world, api);
  const [webhook] = await webhooks();
  await calls.call('DELETE', `/webhooks/${webhook?.id}`);

  platform.createRole(guild.id, { name: 'first' });
  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
  platform.createRole(guild.id, { name: 'second' });
  await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(2), LOGGED_WITHIN);

  expect(calls.calls('POST', new RegExp(`/webhooks/${webhook?.id}/`))).toHaveLength(1);
  expect(ownMessages(world, guild.logId).map(({ content }) => content)).toEqual([
    expect.stringContaining('webhook'),
    '',
  ]);
  const overview = await api.call(guild.owner.token, overviewEndpoints.read, { params: { guildId: guild.id } });
  expect(overview.body).toMatchObject({ problems: [{ code: 'webhookMissing', section: 'logs', path: 'webhooks' }] });
});

test('A webhook is deleted when turned off and recreated when turned on again', async ({ world, api }) => {
  const { guild, webhooks } = await withWebhook(world, api);

  await saveLogs(api, guild, guild.logId);
  await vi.waitFor(async () => expect(await webhooks()).toEqual([]), LOGGED_WITHIN);
  await saveLogs(api, guild, guild.logId, { webhooks: [guild.logId] });

  await vi.waitFor(async () => expect(await webhooks()).toHaveLength(1), LOGGED_WITHIN);
});
