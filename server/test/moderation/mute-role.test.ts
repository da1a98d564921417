import { muteRoleEndpoints, muteRoleProgress, ROLE_NAME_MAX } from '@perigee/core/moderation/mute-role/endpoints';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { DEFAULT_MODERATION } from '@perigee/core/moderation/punishments/schema';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import { createGuild, createPerson, type GuildFixture, test } from '../support/fixtures.ts';
import { HOUR_MS } from '../support/pass-time.ts';
import { openPunishing } from '../support/punishing.ts';
import { makeEditor } from '../support/make-editor.ts';
import { platformOf } from '../support/platform-calls.ts';
import { BOT_ID, type World } from '../support/world.ts';

const { setUp, progress } = muteRoleEndpoints;
const RIGHTS = ['ViewChannel', 'SendMessages', 'ManageRoles', 'ManageChannels'] as const;

const begin = (api: ApiClient, guild: GuildFixture, body: unknown = { createRole: true }) =>
  api.call(guild.owner.token, setUp, { params: { guildId: guild.id }, body });
const read = async (api: ApiClient, guild: GuildFixture, { token } = guild.owner) =>
  z.parse(muteRoleProgress, (await api.call(token, progress, { params: { guildId: guild.id } })).body);

/** Waits until the run has ended. */
const waitForEnd = (api: ApiClient, guild: GuildFixture) =>
  vi.waitFor(
    async () => {
      const reply = await read(api, guild);
      expect(reply.state).not.toBe('running');
      return reply;
    },
    { timeout: 60_000, interval: 100 },
  );

describe('Mute role setup', () => {
  test('A mute role set up after the old one was deleted is given to everyone whose mute is in force', async ({
    world,
    api,
    guild,
  }) => {
    const punishing = openPunishing(world, guild);
    const [ann, bob] = [createPerson(world, 'ann').id, createPerson(world, 'bob').id];
    for (const id of [ann, bob]) world.simulator.world.addMember(guild.id, id);
    await begin(api, guild);
    const { roleId: old } = await waitForEnd(api, guild);
    await punishing.punish({ type: 'mute', members: [{ id: ann, name: 'ann' }] });
    await punishing.punish({ type: 'mute', members: [{ id: bob, name: 'bob' }], durationMs: HOUR_MS });
    await punishing.lift('unmute', bob);
    world.simulator.world.deleteRole(guild.id, old ?? '');

    await begin(api, guild);
    const { roleId } = await waitForEnd(api, guild);
    const rolesOf = async (id: string) => (await world.services.api.guilds.getMember(guild.id, id)).roles;

    expect(roleId).not.toBe(old);
    await expect.poll(() => rolesOf(ann), { timeout: 60_000 }).toEqual([roleId]);
    expect(await rolesOf(bob)).toEqual([]);
    expect(await punishing.find(1)).toMatchObject({ state: 'done', roleId });
    await punishing.lift('unmute', ann);
    expect(await rolesOf(ann)).toEqual([]);
  });

  test('The mute role setup creates and selects the role, and mutes it in every channel', async ({
    world,
    api,
    guild,
  }) => {
    const platform = platformOf(world);
    const category = await platform.createChannel(guild.id, { name: 'Talk', type: 4 });
    const synced = await platform.createChannel(guild.id, { name: 'synced', parent_id: category });
    const voice = await platform.createChannel(guild.id, { name: 'voice', type: 2 });

    const reply = await begin(api, guild, { createRole: true, name: 'Silenced' });
    const result = await waitForEnd(api, guild);

    expect(reply).toMatchObject({ status: 200, body: { message: 'The mute role is being set up' } });
    expect(result).toMatchObject({ state: 'done', total: 4, done: 4, failed: [], problem: null });
    const role = (await platform.roles(guild.id)).find(({ name }) => name === 'Silenced');
    expect(role).toMatchObject({ id: result.roleId, permissions: '0' });
    expect((await world.services.settingsCache.get(guild.id)).muteRole).toBe(role?.id);
    for (const id of [guild.channelId, category, synced, voice]) {
      const { deny, allow } = await platform.overwrite(id, role?.id ?? '');
      expect(deny & (Bits.SendMessages | Bits.Speak | Bits.AddReactions)).not.toBe(0n);
      expect(deny & Bits.SendMessages).toBe(Bits.SendMessages);
      expect(allow).toBe(0n);
    }
    // A channel synced with its category follows it without a call.
    expect(platform.calls('PUT', /permissions/).filter(({ path }) => path.includes(synced))).toEqual([]);
  });

  test('The mute role setup does not touch an existing role with the same name', async ({ world, api, guild }) => {
    const own = world.simulator.world.createRole(guild.id, { name: 'Quiet', permissions: [] });

    await begin(api, guild, { createRole: true, name: 'Quiet' });
    const { roleId } = await waitForEnd(api, guild);

    const named = (await platformOf(world).roles(guild.id)).filter(({ name }) => name === 'Quiet');
    expect(new Set(named.map(({ id }) => id))).toEqual(new Set([own, roleId]));
  });

  test('The mute role setup skips channels that it cannot edit, and reports the reasons', async ({ world, api }) => {
    const guild = createGuild(world, {
      botPermissions: [...RIGHTS],
      channels: ['open', 'hidden', 'foreign', 'stubborn'],
    });
    const platform = platformOf(world);
    const [, hidden = '', foreign = '', stubborn = ''] = guild.channelIds;
    const { createRole, grantRole, deleteRole } = world.simulator.world;
    const administrator = createRole(guild.id, { permissions: ['Administrator'] });
    grantRole(guild.id, BOT_ID, administrator);
    await platform.denyBot(hidden, Bits.ViewChannel);
    await platform.setOverwrite(hidden, guild.id, { deny: Bits.ViewChannel });
    await platform.denyBot(foreign, Bits.ManageRoles);
    deleteRole(guild.id, administrator);
    world.simulator.world.fail({
      method: 'PUT',
      path: new RegExp(`/channels/${stubborn}/permissions`),
      status: 403,
      times: 9,
    });

    await begin(api, guild);
    const { state, total, done, failed, roleId } = await waitForEnd(api, guild);
    world.simulator.world.recover();

    expect({ state, total, done }).toEqual({ state: 'done', total: 4, done: 1 });
    expect(failed).toEqual([
      { id: hidden, name: 'hidden', reason: 'noAccess' },
      { id: foreign, name: 'foreign', reason: 'noPermission' },
      { id: stubborn, name: 'stubborn', reason: 'refused' },
    ]);
    const { failed: seenByEditor } = await read(api, guild, await makeEditor(world, api, guild, 'moderation'));
    expect(seenByEditor.map(({ id, name }) => [id, name])).toEqual([
      [hidden, null],
      [foreign, 'foreign'],
      [stubborn, 'stubborn'],
    ]);
    // Calls that Discord would certainly refuse are not made.
    const paths = platform.calls('PUT', new RegExp(`permissions/${roleId}`)).map(({ path }) => path);
    expect(paths.some((path) => path.includes(hidden) || path.includes(foreign))).toBe(false);
  });

  test('The mute role setup uses a selected role, and keeps the rest of its overwrites', async ({
    world,
    api,
    guild,
  }) => {
    const platform = platformOf(world);
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Quiet' });
    await choose(api, guild, roleId);
    await platform.setOverwrite(guild.channelId, roleId, {
      allow: Bits.SendMessages | Bits.EmbedLinks,
      deny: Bits.AttachFiles,
    });

    await begin(api, guild, { createRole: false });
    const result = await waitForEnd(api, guild);

    expect(result).toMatchObject({ state: 'done', roleId, total: 1, done: 1 });
    const { allow, deny } = await platform.overwrite(guild.channelId, roleId);
    expect(allow).toBe(Bits.EmbedLinks);
    expect(deny & (Bits.SendMessages | Bits.AttachFiles)).toBe(Bits.SendMessages | Bits.AttachFiles);
  });

  test('The mute role setup writes nothing if every channel is already muted', async ({ world, api, guild }) => {
    const platform = platformOf(world);
    await begin(api, guild);
    const { roleId } = await waitForEnd(api, guild);
    const before = platform.calls('PUT', new RegExp(`permissions/${roleId}`)).length;

    await begin(api, guild, { createRole: false });
    const again = await waitForEnd(api, guild);

    expect(again).toMatchObject({ state: 'done', total: 1, done: 1 });
    expect(platform.calls('PUT', new RegExp(`permissions/${roleId}`))).toHaveLength(before);
  });

  test('The mute role setup reports why Discord refused to create the role', async ({ world, api, guild }) => {
    for (let index = 0; index < 250; index += 1) world.simulator.world.createRole(guild.id, { name: `${index}` });

    await begin(api, guild);
    const result = await waitForEnd(api, guild);
    world.simulator.world.recover();

    expect(result).toMatchObject({
      state: 'failed',
      roleId: null,
      problem: expect.stringMatching(/\(30005\)$/),
    });
  });

  test('Mutes the role in channels that are created or moved later', async ({ world, api, guild }) => {
    const platform = platformOf(world);
    await begin(api, guild);
    const { roleId } = await waitForEnd(api, guild);

    const created = await platform.createChannel(guild.id, { name: 'later' });
    await isClosed(world, created, roleId);
    const category = await platform.createChannel(guild.id, { name: 'Category', type: 4 });
    await isClosed(world, category, roleId);
    await platform.patchChannel(created, { parent_id: category, permission_overwrites: [] });

    await isClosed(world, created, roleId);
  });

  test('Does not mute the role again in a channel that was opened by hand', async ({ world, api, guild }) => {
    const platform = platformOf(world);
    await begin(api, guild);
    const { roleId } = await waitForEnd(api, guild);

    await platform.patchChannel(guild.channelId, { permission_overwrites: [] });
    const later = await platform.createChannel(guild.id, { name: 'later' });
    await isClosed(world, later, roleId);
    await waitForJobs(world, guild);

    expect((await platform.overwrite(guild.channelId, roleId ?? '')).deny).toBe(0n);
  });

  test('Refuses the mute role setup while it is running, and without a role to set up', async ({
    world,
    api,
    guild,
  }) => {
    world.simulator.world.fail({
      method: 'GET',
      path: `/guilds/${guild.id}/roles`,
      status: 'slow',
      delayMs: 500,
      times: 1,
    });

    const nothing = await begin(api, guild, { createRole: false });
    await begin(api, guild);
    const second = await begin(api, guild);
    await waitForEnd(api, guild);
    world.simulator.world.recover();

    expect(nothing).toMatchObject({ status: 409, body: { issues: [{ path: 'muteRole', code: 'muteRoleRequired' }] } });
    expect(second).toMatchObject({ status: 409, body: { issues: [{ path: 'muteRole', code: 'muteRoleRunning' }] } });
  });

  test('The mute role setup requires Manage Roles for the bot, or an existing role', async ({ world, api, guild }) => {
    const weak = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages'] });

    const replies = [await begin(api, weak), await begin(api, guild, { createRole: false })];

    expect(replies.map(({ status, body }) => [status, Object(body).issues[0].code])).toEqual([
      [409, 'manageRolesRequired'],
      [409, 'muteRoleRequired'],
    ]);
  });

  test.for([
    { body: { createRole: true, name: 'x'.repeat(ROLE_NAME_MAX) }, status: 200 },
    { body: { createRole: true, name: 'x'.repeat(ROLE_NAME_MAX + 1) }, status: 400 },
    { body: { createRole: true, name: ' ' }, status: 400 },
    { body: { createRole: true, colour: 1 }, status: 400 },
    { body: {}, status: 400 },
  ])('Answers the mute role setup $body with $status', async ({ body, status }, { api, guild }) => {
    const reply = await begin(api, guild, body);

    expect(reply.status).toBe(status);
  });

  test('Only editors of the moderation tab can set up the mute role', async ({ api, guild, stranger }) => {
    const other = { params: { guildId: guild.id }, body: { createRole: true } };

    const replies = [
      await api.call(null, setUp, other),
      await api.call(guild.member.token, setUp, other),
      await api.call(stranger.token, setUp, other),
      await api.call(guild.member.token, progress, { params: { guildId: guild.id } }),
      await api.call(null, progress, { params: { guildId: guild.id } }),
      await api.call(guild.manager.token, progress, { params: { guildId: guild.id } }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([401, 403, 404, 403, 401, 200]);
    expect(replies.at(-1)?.body).toBeNull();
  });
});

const choose = (api: ApiClient, guild: GuildFixture, muteRole: string) =>
  api.call(guild.owner.token, moderationSection.save, {
    params: { guildId: guild.id },
    body: { ...DEFAULT_MODERATION, muteRole },
  });

async function isClosed(world: World, channelId: string, roleId: string | null): Promise<void> {
  await expect
    .poll(async () => (await platformOf(world).overwrite(channelId, roleId ?? '')).deny & Bits.SendMessages, {
      timeout: 60_000,
    })
    .toBe(Bits.SendMessages);
}
