import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { expect } from 'vitest';
import { platformOf } from '../support/platform-calls.ts';
import { createGuild, test } from '../support/fixtures.ts';

type Call = ReturnType<typeof platformOf>['call'];

/** Well below the age at which cached rights are refreshed. */
const AT_ONCE = { timeout: 15_000 };

test.for([
  {
    what: 'is removed from them',
    take: (call: Call, guildId: string, memberId: string, roleId: string) =>
      call('DELETE', `/guilds/${guildId}/members/${memberId}/roles/${roleId}`),
  },
  {
    what: 'loses Manage Server',
    take: (call: Call, guildId: string, _memberId: string, roleId: string) =>
      call('PATCH', `/guilds/${guildId}/roles/${roleId}`, { permissions: '0' }),
  },
  {
    what: 'is deleted',
    take: (call: Call, guildId: string, _memberId: string, roleId: string) =>
      call('DELETE', `/guilds/${guildId}/roles/${roleId}`),
  },
])('A member loses the dashboard at once when their role $what on Discord', async ({ take }, { world, api, guild }) => {
  const { member } = guild;
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Helper', permissions: ['ManageGuild'] });
  world.simulator.world.grantRole(guild.id, member.id, roleId);
  const info = () => api.call(member.token, guildsEndpoints.info, { params: { guildId: guild.id } });
  await expect.poll(async () => (await info()).status, AT_ONCE).toBe(200);

  await take(platformOf(world).call, guild.id, member.id, roleId);

  await expect.poll(async () => (await info()).status, AT_ONCE).toBe(403);
});

test('An editor loses access to a tab at once when they lose its role', async ({ world, api }) => {
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
