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

describe('Greeting tests', () => {
  test('A test posts the greeting in its channel as if the tester had just joined', async ({ api, guild, world }) => {
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

  test('A test posts the farewell when the tester asks for it', async ({ api, guild, world }) => {
    const leave = buildGreeting(guild, { message: 'Bye {{ member.id }}' });
    await saveGreetings(api, guild, { join: buildGreeting(guild), leave });

    await api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body: { type: 'leave' } });

    expect(posted(world, guild)).toMatchObject([{ content: `Bye ${guild.owner.id}` }]);
  });

  test('A test posts the latest saved greeting', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild, { message: 'Old' }) });
    await saveGreetings(api, guild, { join: buildGreeting(guild, { message: 'New' }) });

    await tryJoin(api, guild);

    expect(posted(world, guild)).toMatchObject([{ content: 'New' }]);
  });

  test('A greeting test has a cooldown of 10 seconds per person, server and greeting', async ({
    api,
    guild,
    world,
  }) => {
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

  test('Simultaneous greeting tests post only one message', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const replies = await Promise.all(Array.from({ length: 6 }, () => tryJoin(api, guild)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(posted(world, guild)).toHaveLength(1);
  });

  test('A failed greeting test does not start the cooldown', async ({ api, guild, world }) => {
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
  ])('Explains why a greeting cannot be tested if it $is', async ({ change, path, code }, { api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild, change) });

    const reply = await tryJoin(api, guild);

    expect(reply).toMatchObject({ status: 409, body: { code: 'conflict', issues: [{ path, code }] } });
    expect(posted(world, guild)).toEqual([]);
  });

  test('Reports that the bot cannot post in the greeting channel', async ({ api, world }) => {
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
  ])(
    'Reports the Discord error "$says" for a greeting test',
    async ({ says, status, code, issue }, { api, guild, world }) => {
      await saveGreetings(api, guild, { join: buildGreeting(guild) });
      world.simulator.world.fail({ ...postingIn(guild), status, body: { code, message: says } });

      const reply = await tryJoin(api, guild);

      expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: 'join.channel', code: issue }] } });
    },
  );

  test('A greeting test answers 503 when Discord is unavailable', async ({ api, guild, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });
    world.simulator.world.fail({ ...postingIn(guild), status: 500 });

    const reply = await tryJoin(api, guild);

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(reply.headers.get('retry-after')).not.toBeNull();
  });

  test.for([{}, { type: 'both' }, { type: 'join', channel: '1' }, { type: 'dm', draft: { message: '' } }])(
    'Rejects the greeting test %j',
    async (body, { api, guild }) => {
      const reply = await api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body });

      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  test('Members, strangers and signed-out visitors cannot test greetings', async ({ api, guild, stranger, world }) => {
    await saveGreetings(api, guild, { join: buildGreeting(guild) });

    const replies = await Promise.all(
      [guild.member.token, stranger.token, null].map((token) => tryJoin(api, guild, token)),
    );

    expect(replies.map(({ status }) => status)).toEqual([403, 404, 401]);
    expect(posted(world, guild)).toEqual([]);
  });
});
