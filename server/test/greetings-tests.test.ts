import { DEFAULT_EMBED } from '@perigee/core/embeds/schema';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { greetingsSection } from '@perigee/core/greetings/section';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import {
  type ChannelGreeting,
  DEFAULT_GREETINGS,
  type Greetings,
  type JoinGreeting,
} from '@perigee/core/greetings/schema';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../src/testing/api-client.ts';
import { denyInChannel } from '../src/testing/deny-in-channel.ts';
import { createGuild, type GuildFixture, test } from '../src/testing/fixtures.ts';
import { BOT_ID, type World } from '../src/testing/world.ts';

const { save } = greetingsSection;
const { test: tryOut } = greetingsEndpoints;

const buildGreeting = ({ channelId }: GuildFixture, changes: Partial<ChannelGreeting> = {}): ChannelGreeting => ({
  enabled: true,
  message: 'Hello {{ member.mention }}',
  embed: DEFAULT_EMBED,
  channel: channelId,
  ...changes,
});

type Changes = Partial<Omit<Greetings, 'join'>> & { join?: ChannelGreeting & Partial<JoinGreeting> };

async function saveGreetings(api: ApiClient, guild: GuildFixture, { join, ...changes }: Changes): Promise<void> {
  const own = { ...DEFAULT_GREETINGS, ...changes };
  const body = join === undefined ? own : { ...own, join: { picture: DEFAULT_PICTURE, ...join } };
  const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });
  expect(reply.status).toBe(200);
}

const posted = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID);

const tryJoin = (api: ApiClient, guild: GuildFixture, token: string | null = guild.owner.token) =>
  api.call(token, tryOut, { params: { guildId: guild.id }, body: { type: 'join' } });

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
    expect(reply).toMatchObject({ status: 409, body: { message: 'The bot may not post this in the channel', issues } });
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

describe('testing a greeting that is not saved', () => {
  const tryDraft = (api: ApiClient, guild: GuildFixture, type: string, draft: unknown) =>
    api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body: { type, draft } });

  test('posts the draft and answers where it stands and what it says; nothing is saved', async ({
    api,
    guild,
    world,
  }) => {
    const embed = { ...DEFAULT_EMBED, enabled: true, title: '{{ member.username }}' };
    const draft = { message: 'Soon: {{ guild.name }}', embed, channel: guild.channelId };

    const reply = await tryDraft(api, guild, 'leave', draft);

    const [message] = posted(world, guild);
    expect(message).toMatchObject({ content: 'Soon: Test guild' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        sent: {
          channelId: guild.channelId,
          id: message?.id,
          content: 'Soon: Test guild',
          embed: { title: expect.stringContaining('owner') },
        },
      },
    });
    expect(await tryJoin(api, guild)).toMatchObject({ status: 409 });
  });

  test('writes the direct message to who tests it, saved or not', async ({ api, guild, world }) => {
    const dm = { enabled: true, message: 'Saved for {{ member.id }}', embed: DEFAULT_EMBED };
    const other = createGuild(world);
    await saveGreetings(api, guild, { dm });

    const saved = await tryDraft(api, guild, 'dm', undefined);
    const drafted = await tryDraft(api, other, 'dm', { message: 'Not yet', embed: DEFAULT_EMBED });

    expect(saved).toMatchObject({ status: 200, body: { sent: { content: `Saved for ${guild.owner.id}` } } });
    expect(drafted).toMatchObject({ status: 200, body: { sent: { content: 'Not yet', embed: null } } });
    expect(posted(world, guild)).toEqual([]);
  });

  test.for([
    { is: 'has no channel', changes: { channel: null }, status: 409, issue: { path: 'join.channel' } },
    {
      is: 'is for a foreign channel',
      changes: { channel: '999999999999999999' },
      status: 409,
      issue: { path: 'join.channel' },
    },
    { is: 'says nothing', changes: { message: ' ' }, status: 409, issue: { code: 'greetingEmpty' } },
    { is: 'does not compile', changes: { message: '{{ moon' }, status: 400, issue: { path: 'join.message' } },
    {
      is: 'names a foreign role',
      changes: { message: '{{ role.999999999999999999 }}' },
      status: 400,
      issue: { code: 'templateUnknownRole' },
    },
  ])('says why when it $is', async ({ changes, status, issue }, { api, guild, world }) => {
    const draft = { message: 'Hello', embed: DEFAULT_EMBED, channel: guild.channelId, ...changes };

    const reply = await tryDraft(api, guild, 'join', draft);

    expect(reply).toMatchObject({ status, body: { issues: [issue] } });
    expect(posted(world, guild)).toEqual([]);
  });
});

describe('the welcome picture', () => {
  const { picture } = greetingsEndpoints;
  const ask = (api: ApiClient, guild: GuildFixture, token: string | null, query: Record<string, string>) =>
    api.call(token, picture, { params: { guildId: guild.id }, query });

  test.for(['orbit', 'horizon', 'badge'])(
    'can be looked at as %s, with whoever looks on it',
    async (layout, { api, guild }) => {
      const reply = await ask(api, guild, guild.manager.token, { layout, color: '#ff6ec7' });

      expect(reply).toMatchObject({
        status: 200,
        body: { picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/), description: expect.any(String) },
      });
    },
  );

  test.for([
    { query: { layout: 'poster', color: '#ff6ec7' }, path: 'layout' },
    { query: { layout: 'orbit', color: 'red' }, path: 'color' },
    { query: { layout: 'orbit', color: '#ff6ec7', size: '9' }, path: 'size' },
  ])('is not drawn with $query', async ({ query, path }, { api, guild }) => {
    const reply = await ask(api, guild, guild.manager.token, query);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  test('is not for strangers', async ({ api, guild, stranger }) => {
    const query = { layout: 'orbit', color: '#ff6ec7' };

    const replies = [await ask(api, guild, null, query), await ask(api, guild, stranger.token, query)];

    expect(replies.map(({ status }) => status)).toEqual([401, 404]);
  });

  test('goes with the message on join, and may be all of it', async ({ api, guild, world }) => {
    const drawn = { ...DEFAULT_PICTURE, enabled: true, layout: 'horizon' as const };
    await saveGreetings(api, guild, { join: { ...buildGreeting(guild, { message: '' }), picture: drawn } });

    const reply = await tryJoin(api, guild, guild.manager.token);

    expect(reply.status).toBe(200);
    const attachments = [{ filename: `welcome-${guild.manager.id}.png` }];
    expect(posted(world, guild)).toMatchObject([{ content: '', attachments }]);
  });
});
