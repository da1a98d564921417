import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { refusalsSection } from '@perigee/core/base/refusals/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { openChat } from '../../support/chat.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';
import { entriesOf } from '../../support/bot/logging.ts';

/** Logs every event in the guild's second channel, and waits until the bot has a snapshot of the guild. */
async function logAllEvents({ api, world, guild }: { api: ApiClient; world: World; guild: GuildFixture }) {
  const channel = guild.channelIds[1] ?? guild.channelId;
  const list = Object.fromEntries(ALL_LOG_EVENTS.map((event) => [event, { enabled: true, channel }]));
  const body = { ...DEFAULT_LOGS, list: { ...DEFAULT_LOGS.list, ...list } };
  const reply = await api.call(guild.manager.token, logsSection.save, { params: { guildId: guild.id }, body });
  expect(reply.status).toBe(200);
  await expect.poll(() => world.services.observedGuilds.get(guild.id)).toBeDefined();
}

const VOICE = 2;

describe('Channel log', () => {
  test('The log records created, edited and deleted channels with their previous settings', async ({
    api,
    world,
    guild,
  }) => {
    await logAllEvents({ api, world, guild });
    const { api: platform } = world.services;
    const { id } = await platform.guilds.createChannel(guild.id, { name: 'plans' });
    await expect.poll(() => entriesOf(world, guild, 'channelCreate')).toHaveLength(1);

    await platform.channels.edit(id, { topic: 'What we are up to', rate_limit_per_user: 10 });
    await platform.channels.editPermissionOverwrite(id, guild.member.id, { type: 1, deny: '2048' });
    await expect.poll(() => entriesOf(world, guild, 'channelEdit')).toHaveLength(2);
    await platform.channels.delete(id);
    await expect.poll(() => entriesOf(world, guild, 'channelDelete')).toHaveLength(1);

    const [created] = await entriesOf(world, guild, 'channelCreate');
    const [edited, closed] = await entriesOf(world, guild, 'channelEdit');
    expect(created).toMatchObject({ targetId: id, details: { name: 'plans', type: 0, parent: null } });
    expect(edited).toMatchObject({
      details: {
        name: 'plans',
        changes: [
          { kind: 'text', field: 'topic', before: null, after: 'What we are up to' },
          { kind: 'duration', field: 'slowmode', before: 0, after: 10_000 },
        ],
        overwrites: [],
      },
    });
    expect(closed).toMatchObject({
      details: { changes: [], overwrites: [{ kind: 'member', id: guild.member.id, denied: ['SendMessages'] }] },
    });
  });
});

describe('Voice log', () => {
  test('The log records members who join, switch and leave voice channels', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });
    const [one, two] = await Promise.all(
      ['Lobby', 'Studio'].map((name) => world.services.api.guilds.createChannel(guild.id, { name, type: VOICE })),
    );
    const move = (channelId: string | null) =>
      world.simulator.world.setVoiceChannel(guild.id, guild.member.id, channelId);

    move(one?.id ?? null);
    move(two?.id ?? null);
    move(null);
    await expect.poll(() => entriesOf(world, guild, 'voiceLeave')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'voiceJoin')).toMatchObject([
      { byId: guild.member.id, targetId: guild.member.id, channelId: one?.id },
    ]);
    expect(await entriesOf(world, guild, 'voiceMove')).toMatchObject([
      { channelId: two?.id, details: { from: { id: one?.id, name: 'Lobby' } } },
    ]);
    expect(await entriesOf(world, guild, 'voiceLeave')).toMatchObject([
      { channelId: two?.id, details: { durationMs: expect.any(Number) } },
    ]);
  });
});

describe('Member log', () => {
  test('The log records joining members with their invite', async ({ api, world, guild }) => {
    const { world: platform } = world.simulator;
    const code = platform.createInvite(guild.manager.id, guild.channelId);
    await logAllEvents({ api, world, guild });
    const newcomer = createPerson(world, 'newcomer');

    platform.joinByInvite(newcomer.id, code);
    await expect.poll(() => entriesOf(world, guild, 'memberJoin')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'memberJoin')).toMatchObject([
      {
        targetId: newcomer.id,
        details: {
          isBot: false,
          memberCount: expect.any(Number),
          invite: { code, inviter: { id: guild.manager.id, name: 'manager' } },
        },
      },
    ]);
  });

  test('The log records leaving members with their join date and roles', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });
    const role = await world.services.api.guilds.createRole(guild.id, { name: 'Crew' });
    await world.services.api.guilds.addRoleToMember(guild.id, guild.member.id, role.id);
    await expect
      .poll(() => world.services.observedGuilds.get(guild.id)?.members?.get(guild.member.id)?.roleIds)
      .toEqual([role.id]);

    world.simulator.world.removeMember(guild.id, guild.member.id);
    await expect.poll(() => entriesOf(world, guild, 'memberLeave')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'memberLeave')).toMatchObject([
      {
        targetId: guild.member.id,
        details: { joinedAt: expect.stringMatching(/^20/), roles: [{ id: role.id, name: 'Crew' }] },
      },
    ]);
    // Without an audit log entry, a kick is logged as a plain leave.
    world.simulator.world.setAuditDelay(null);
    world.simulator.world.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.manager.id });
    await expect.poll(() => entriesOf(world, guild, 'memberLeave')).toHaveLength(2);
    world.simulator.world.setAuditDelay(0);
    expect(await entriesOf(world, guild, 'memberLeave')).toContainEqual(
      expect.objectContaining({ targetId: guild.manager.id, details: expect.objectContaining({ how: null }) }),
    );
  });

  test('The log records old and new nicknames', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });

    await world.services.api.guilds.editMember(guild.id, guild.member.id, { nick: 'Captain' });
    await expect.poll(() => entriesOf(world, guild, 'memberNickname')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'memberNickname')).toMatchObject([
      { targetId: guild.member.id, certainty: 'auditLog', details: { before: null, after: 'Captain' } },
    ]);
  });

  test('The log records roles that moderators add and remove', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });
    const role = await world.services.api.guilds.createRole(guild.id, { name: 'Crew' });
    const { world: platform } = world.simulator;

    platform.moderate(guild.id, guild.owner.id, { type: 'addRole', targetId: guild.member.id, roleId: role.id });
    platform.moderate(guild.id, guild.owner.id, { type: 'removeRole', targetId: guild.member.id, roleId: role.id });
    await expect.poll(() => entriesOf(world, guild, 'memberRoles')).toHaveLength(2);

    expect(await entriesOf(world, guild, 'memberRoles')).toMatchObject([
      { byId: guild.owner.id, details: { added: [{ id: role.id, name: 'Crew' }], removed: [] } },
      { byId: guild.owner.id, details: { added: [], removed: [{ id: role.id, name: 'Crew' }] } },
    ]);
  });
});

describe('Server log', () => {
  test('The log records changed server settings', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });

    await world.services.api.guilds.edit(guild.id, { name: 'Renamed', verification_level: 3 });
    await expect.poll(() => entriesOf(world, guild, 'serverEdit')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'serverEdit')).toMatchObject([
      {
        details: {
          changes: [
            { kind: 'text', field: 'name', before: 'Test guild', after: 'Renamed' },
            { kind: 'word', field: 'verificationLevel', after: { en: 'High', ru: 'Высокий' } },
          ],
        },
      },
    ]);
  });

  test('The log records new invites', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });

    const code = world.simulator.world.createInvite(guild.manager.id, guild.channelId, 5);
    await expect.poll(() => entriesOf(world, guild, 'inviteCreate')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'inviteCreate')).toMatchObject([
      { byId: guild.manager.id, targetId: code, channelId: guild.channelId, details: { code, maxUses: 5 } },
    ]);
  });

  test('The log records moderation commands but no other commands', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });
    await openChat(world, guild).ask('!ping');
    await openChat(world, { channelId: guild.channelId, member: guild.owner }).ask(
      `!warn <@${guild.member.id}> Spams a lot`,
    );

    await expect.poll(() => entriesOf(world, guild, 'commandUse')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'commandUse')).toMatchObject([
      {
        byId: guild.owner.id,
        channelId: guild.channelId,
        details: { command: 'warn', input: `<@${guild.member.id}> Spams a lot` },
      },
    ]);
  });

  test('The log records a command with an emoji across the longest stored length', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });
    const before = 'x'.repeat(999);
    openChat(world, { channelId: guild.channelId, member: guild.owner }).say(`!say ${before}😀 and more`);

    await expect.poll(() => entriesOf(world, guild, 'commandUse')).toHaveLength(1);

    expect(await entriesOf(world, guild, 'commandUse')).toMatchObject([{ details: { command: 'say', input: before } }]);
  });

  test('The log records changes on the dashboard with their previous values', async ({ api, world, guild }) => {
    await logAllEvents({ api, world, guild });

    await api.call(guild.manager.token, refusalsSection.save, {
      params: { guildId: guild.id },
      body: { silent: true },
    });
    await expect.poll(() => entriesOf(world, guild, 'settingsSave')).not.toHaveLength(0);

    expect((await entriesOf(world, guild, 'settingsSave')).at(-1)).toMatchObject({
      byId: guild.manager.id,
      targetId: 'refusals',
      details: { section: 'refusals', version: 1, changes: [{ path: ['silent'], before: false, after: true }] },
    });
  });
});

test('Saving unrelated settings does not fetch the server’s invites again', async ({ api, world, guild }) => {
  await logAllEvents({ api, world, guild });
  const path = `/guilds/${guild.id}/invites`;
  const looks = () => world.simulator.world.requests().filter((request) => request.path.endsWith(path)).length;
  const before = looks();

  await api.call(guild.manager.token, refusalsSection.save, { params: { guildId: guild.id }, body: { silent: true } });
  // Saving the log settings is logged too.
  await expect.poll(() => entriesOf(world, guild, 'settingsSave')).toHaveLength(2);
  await world.services.api.guilds.createChannel(guild.id, { name: 'later' });
  await expect.poll(() => entriesOf(world, guild, 'channelCreate')).toHaveLength(1);

  expect(looks()).toBe(before);
});
