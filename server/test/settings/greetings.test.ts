import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { DEFAULT_GREETINGS, type Greetings } from '@perigee/core/greetings/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { DEFAULT_LEVELS } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import { describe, expect } from 'vitest';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';

const { save } = greetingsSection;
const { join, leave, dm } = DEFAULT_GREETINGS;

const buildGreetings = (changes: Partial<Greetings> = {}): Greetings => ({ ...DEFAULT_GREETINGS, ...changes });

const farewellIn = ({ channelId }: GuildFixture, message: string) => ({
  ...leave,
  enabled: true,
  message,
  channel: channelId,
});
const greetingIn = (guild: GuildFixture, message: string) => ({ ...join, ...farewellIn(guild, message) });

describe('Greeting settings', () => {
  test('Saves all three greetings and the join roles', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Newcomer' });
    const body = buildGreetings({
      join: {
        ...greetingIn(guild, 'Hi {{ member.mention }}'),
        embed: { ...DEFAULT_EMBED, enabled: true, title: 'Hi' },
      },
      leave: farewellIn(guild, 'Bye {{ member.name }}'),
      dm: { ...dm, enabled: true, message: 'Welcome to {{ guild.name }}' },
      joinRoles: [roleId],
    });
    const before = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    const reply = await api.call(guild.owner.token, save, { params, body });
    const after = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(before.body).toMatchObject({ settings: { greetings: DEFAULT_GREETINGS } });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(after.body).toMatchObject({ settings: { greetings: body, versions: { greetings: 1 } } });
  });

  test('Switches off greetings without content or channel, and returns what it stored', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const embed = { ...DEFAULT_EMBED, fields: [{ name: 'Rules', value: ' ', inline: false }] };
    const body = buildGreetings({
      join: { ...greetingIn(guild, 'Hi'), channel: null },
      leave: farewellIn(guild, ' \n'),
      dm: { enabled: true, message: '', embed },
    });

    const reply = await api.call(guild.owner.token, save, { params, body });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    const stored = {
      join: { enabled: false, message: 'Hi' },
      leave: { enabled: false, channel: guild.channelId },
      dm: { enabled: false, embed },
    };
    expect(reply).toMatchObject({ status: 200, body: { value: stored } });
    expect(info.body).toMatchObject({ settings: { greetings: stored } });
  });

  test('Accepts an embed that consists only of its switch', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const off = { enabled: false, message: '', embed: { enabled: false } };
    const body = { join: { ...off, channel: null }, leave: { ...off, channel: null }, dm: off, joinRoles: [] };

    const reply = await api.call(guild.owner.token, save, { params, body });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(reply.status).toBe(200);
    expect(info.body).toMatchObject({ settings: { greetings: DEFAULT_GREETINGS } });
  });

  test('Limits greeting messages to the maximum template length', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const attempt = (message: string) => {
      const body = buildGreetings({ join: { ...join, message }, leave: { ...leave, message }, dm: { ...dm, message } });
      return api.call(guild.owner.token, save, { params, body });
    };

    const atTheEdge = await attempt('x'.repeat(TEMPLATE_MAX));
    const beyond = await attempt('x'.repeat(TEMPLATE_MAX + 1));

    const refusal = { code: 'templateTooLong', params: { max: TEMPLATE_MAX } };
    const issues = ['join', 'leave', 'dm'].map((name) => ({ path: `${name}.message`, ...refusal }));
    expect(atTheEdge.status).toBe(200);
    expect(beyond).toMatchObject({ status: 400, body: { issues } });
  });

  test('Rejects greetings with channels or roles of another server', async ({ api, guild, world }) => {
    const foreign = createGuild(world);
    const foreignRole = world.simulator.world.createRole(foreign.id, { name: 'Foreign' });
    const body = buildGreetings({
      join: greetingIn(foreign, 'Hi'),
      leave: { ...farewellIn(foreign, 'Bye'), enabled: false },
      joinRoles: [foreignRole],
    });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        issues: [
          { path: 'join.channel', code: 'unknownChannel' },
          { path: 'leave.channel', code: 'unknownChannel' },
          { path: 'joinRoles.0', code: 'unknownRole' },
        ],
      },
    });
  });

  test('Rejects channels that take no messages, and a managed join role', async ({ api, guild, world }) => {
    const platform = platformOf(world);
    const category = await platform.createChannel(guild.id, { name: 'Talk', type: 4 });
    const forum = await platform.createChannel(guild.id, { name: 'ideas', type: 15 });
    const own = (await platform.roles(guild.id)).find(({ name }) => name === 'Perigee')?.id ?? '';
    const { channelIds } = guild;
    const body = buildGreetings({
      join: greetingIn({ ...guild, channelId: category }, 'Hi'),
      leave: farewellIn({ ...guild, channelId: forum }, 'Bye'),
      joinRoles: [own],
    });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });
    const levels = { ...DEFAULT_LEVELS, excludedChannels: [...channelIds, forum, category] };
    const watched = await api.call(guild.owner.token, levelsSection.save, {
      params: { guildId: guild.id },
      body: { ...levels, message: { ...levels.message, channel: forum } },
    });

    const code = 'channelTakesNoMessages';
    expect([reply.body, watched.body]).toMatchObject([
      {
        issues: [
          { path: 'join.channel', code },
          { path: 'leave.channel', code },
          { path: 'joinRoles.0', code: 'roleManaged' },
        ],
      },
      {
        issues: [
          { path: 'message.channel', code },
          { path: 'excludedChannels.2', code },
        ],
      },
    ]);
  });

  test('Rejects a join role that the editor cannot assign, unless it was already set', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Scribe' });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    const editors = { ...DEFAULT_EDITORS, greetings: [roleId] };
    await api.call(guild.owner.token, editorsSection.save, { params, body: editors });
    const body = buildGreetings({ joinRoles: [roleId] });

    const byEditor = await api.call(guild.member.token, save, { params, body });
    const byOwner = await api.call(guild.owner.token, save, { params, body });
    const later = { params, body: { ...body, dm: { ...dm, message: 'Hi' } } };
    const kept = await api.call(guild.member.token, save, later);

    const issues = [{ path: 'joinRoles.0', code: 'roleAboveYou' }];
    expect(byEditor).toMatchObject({ status: 400, body: { issues } });
    expect([byOwner.status, kept.status]).toEqual([200, 200]);
  });

  test('Rejects a join role above the bot', async ({ api, guild, world }) => {
    const high = world.simulator.world.createRole(guild.id, { name: 'Admin', position: 50 });
    const body = buildGreetings({ joinRoles: [high] });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'joinRoles.0', code: 'roleAboveBot' }] } });
  });

  test('Rejects a greeting template that does not compile, and names the field', async ({ api, guild }) => {
    const embed = { ...DEFAULT_EMBED, title: '{{ planet.name }}' };
    const body = buildGreetings({
      join: greetingIn(guild, 'Hi {{ member.name'),
      dm: { ...dm, enabled: true, message: 'Welcome', embed },
    });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        message: 'Template compilation error',
        issues: [{ path: 'join.message' }, { path: 'dm.embed.title', code: 'templateUnknownVariable' }],
      },
    });
  });

  test.for([
    { is: 'a missing section', change: { dm: undefined }, path: 'dm' },
    { is: 'an unknown field', change: { dm: { ...dm, channel: '1' } }, path: 'dm.channel' },
    { is: 'an invalid ID', change: { joinRoles: ['everyone'] }, path: 'joinRoles.0' },
    { is: 'a duplicate role', change: { joinRoles: ['1', '1'] }, path: 'joinRoles' },
  ])('Rejects greetings with $is', async ({ change, path }, { api, guild }) => {
    const body = { ...DEFAULT_GREETINGS, ...change };

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });
});
