import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { describe, expect } from 'vitest';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';
import { buildGreeting, posted, saveGreetings, tryJoin } from '../support/bot/greeting-tries.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';

const { test: tryOut } = greetingsEndpoints;

const postingIn = ({ channelId }: GuildFixture) => ({
  method: 'POST',
  path: `/channels/${channelId}/messages`,
  times: 1,
});

describe('testing a greeting', () => {
  test('posts it in its channel as if the tester had just come', async ({ api, guild, world }) => {
    const embed = {
      ...DEFAULT_EMBED,
      enabled: true,
      title: '{{ guild.name }} · {{ guild.members }}',
      footer: { text: '{{ member.username }}', iconUrl: '' },
    };
    await saveGreetings(api, guild, { join: buildGreeting(guild, { embed }) });

    const reply = await tryJoin(api, guild, guild.manager.token);

    expect(reply).toMatchObject({ status: 200, body: { message: 'Test completed!' } });
    expect(posted(world, guild)).toMatchObject([
      {
        content: `Hello <@${guild.manager.id}>`,
        embeds: [{ title: 'Test guild · 4', footer: { text: expect.stringContaining('manager') } }],
      },
    ]);
  });

  test('posts the one that was asked for', async ({ api, guild, world }) => {
    const leave = buildGreeting(guild, { message: 'Bye {{ member.id }}' });
    await saveGreetings(api, guild, { join: buildGreeting(guild), leave });

    await api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body: { type: 'leave' } });

    expect(posted(world, guild)).toMatchObject([{ content: `Bye ${guild.owner.id}` }]);
  });

  test('posts what is saved now, not what was saved a moment ago', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild, { message: 'Old' }) });
    await saveGreetings(api, guild, { join: buildGreeting(guild, { message: 'New' }) });

    await tryJoin(api, guild);

    expect(posted(world, guild)).toMatchObject([{ content: 'New' }]);
  });

  test('rests for 10 seconds, for this person, this server and this greeting only', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const other = createGuild(world);
    await saveGreetings(api, guild, { join: buildGreeting(guild), leave: buildGreeting(guild) });
    await saveGreetings(api, other, { join: buildGreeting(other) });
    await tryJoin(api, guild);

    const again = await tryJoin(api, guild);
    const leaving = await api.call(guild.owner.token, tryOut, { params, body: { type: 'leave' } });
    const byManager = await tryJoin(api, guild, guild.manager.token);
    const elsewhere = await tryJoin(api, other);

    expect(again).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(again.headers.get('retry-after'))).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 10);
    expect([leaving, byManager, elsewhere].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(posted(world, guild)).toHaveLength(3);
  });

  test('is sent once when it is asked for many times at once', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const replies = await Promise.all(Array.from({ length: 6 }, () => tryJoin(api, guild)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(posted(world, guild)).toHaveLength(1);
  });

  test('does not rest after a test that could not be', async ({ api, guild, world }) => {
    await tryJoin(api, guild);
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const reply = await tryJoin(api, guild);

    expect(reply.status).toBe(200);
    expect(posted(world, guild)).toHaveLength(1);
  });

  test.for([
    { is: 'has no channel', change: { channel: null }, path: 'join.channel', code: 'channelRequired' },
    { is: 'is off', change: { enabled: false }, path: 'join.enabled', code: 'greetingOff' },
    {
      is: 'says nothing in the end',
      change: { message: '{{ guild.icon }}' },
      path: 'join.message',
      code: 'greetingEmpty',
    },
    {
      is: 'is an empty embed',
      change: { message: '', embed: { ...DEFAULT_EMBED, enabled: true } },
      path: 'join.message',
      code: 'greetingEmpty',
    },
  ])('says why when the greeting $is', async ({ change, path, code }, { api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild, change) });

    const reply = await tryJoin(api, guild);

    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', issues: [{ path, code }] } });
    expect(posted(world, guild)).toEqual([]);
  });

  test('says so when the bot may not write in the channel', async ({ api, world }) => {
    const guild = createGuild(world, { botPermissions: ['ManageRoles', 'ManageChannels', 'SendMessages'] });
    await denyInChannel(world, guild, 'SendMessages');
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const reply = await tryJoin(api, guild);

    const issues = [{ path: 'join.channel', code: 'botCanNotPost' }];
    expect(reply).toMatchObject({ status: 409, body: { message: 'The bot cannot post this in the channel', issues } });
    expect(posted(world, guild)).toEqual([]);
  });

  test.for([
    { says: 'the channel is gone', status: 404, code: 10_003, issue: 'unknownChannel' },
    { says: 'its kind takes none', status: 400, code: 50_024, issue: 'channelTakesNoMessages' },
    { says: 'the bot may not see it', status: 403, code: 50_001, issue: 'botCanNotPost' },
    { says: 'the bot may not write', status: 403, code: 50_013, issue: 'botCanNotPost' },
  ])('tells that the platform says $says', async ({ says, status, code, issue }, { api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });
    world.simulator.world.fail({ ...postingIn(guild), status, body: { code, message: says } });

    const reply = await tryJoin(api, guild);

    expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: 'join.channel', code: issue }] } });
  });

  test('asks to come back when the platform is away', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });
    world.simulator.world.fail({ ...postingIn(guild), status: 500 });

    const reply = await tryJoin(api, guild);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(reply.headers.get('retry-after')).not.toBeNull();
  });

  test.for([{}, { type: 'both' }, { type: 'join', channel: '1' }, { type: 'dm', draft: { message: '' } }])(
    'is refused with %j',
    async (body, { api, guild }) => {
      const reply = await api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body });

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  test('is closed to members, strangers and who is not signed in', async ({ api, guild, stranger, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const replies = await Promise.all(
      [guild.member.token, stranger.token, null].map((token) => tryJoin(api, guild, token)),
    );

    expect(replies.map(({ status }) => status)).toEqual([403, 404, 401]);
    expect(posted(world, guild)).toEqual([]);
  });
});
