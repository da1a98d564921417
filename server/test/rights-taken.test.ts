import { DEFAULT_EDITORS } from '@perigee/core/editors/schema';
import { editorsSection } from '@perigee/core/editors/section';
import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import { expect } from 'vitest';
import { platformOf } from '../src/testing/platform-calls.ts';
import { createGuild, test } from '../src/testing/fixtures.ts';

/** Well below the age at which what was known of somebody's rights is asked for again. */
const AT_ONCE = { timeout: 15_000 };

test('whose role is taken away on the platform loses the dashboard at once', async ({ world, api, guild }) => {
  const { call, roles } = platformOf(world);
  const info = () => api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  const role = (await roles(guild.id)).find(({ name }) => name === 'Manager');
  const before = await info();

  await call('DELETE', `/guilds/${guild.id}/members/${guild.manager.id}/roles/${role?.id}`);

  await expect.poll(async () => (await info()).status, AT_ONCE).toBe(403);
  expect(before.status).toBe(200);
});

test('whose role may manage the server no longer loses the dashboard at once', async ({ world, api, guild }) => {
  const { call, roles } = platformOf(world);
  const info = () => api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  const role = (await roles(guild.id)).find(({ name }) => name === 'Manager');
  const before = await info();

  await call('PATCH', `/guilds/${guild.id}/roles/${role?.id}`, { permissions: '0' });

  await expect.poll(async () => (await info()).status, AT_ONCE).toBe(403);
  expect(before.status).toBe(200);
});

test('who was let into a tab by a role loses it with the role, at once', async ({ world, api }) => {
  const guild = createGuild(world);
  const params = { guildId: guild.id };
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Scribe' });
  world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
  await api.call(guild.owner.token, editorsSection.save, { params, body: { ...DEFAULT_EDITORS, logs: [roleId] } });
  const info = () => api.call(guild.member.token, guildsEndpoints.info, { params });
  const before = await info();

  await platformOf(world).call('DELETE', `/guilds/${guild.id}/members/${guild.member.id}/roles/${roleId}`);

  await expect.poll(async () => (await info()).status, AT_ONCE).toBe(403);
  expect(before.status).toBe(200);
});
