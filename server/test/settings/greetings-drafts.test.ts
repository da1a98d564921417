import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildGreeting, posted, saveGreetings, tryJoin } from '../support/bot/greeting-tries.ts';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';

const { test: tryOut } = greetingsEndpoints;

describe('Greeting drafts', () => {
  const tryDraft = (api: ApiClient, guild: GuildFixture, type: string, draft: unknown) =>
    api.call(guild.owner.token, tryOut, { params: { guildId: guild.id }, body: { type, draft } });

  test('A test posts an unsaved greeting, returns the message, and saves nothing', async ({ api, guild, world }) => {
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

  test('A test sends the direct message to the tester, whether saved or not', async ({ api, guild, world }) => {
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
      is: 'is for a channel of another server',
      changes: { channel: '999999999999999999' },
      status: 409,
      issue: { path: 'join.channel' },
    },
    { is: 'is empty', changes: { message: ' ' }, status: 409, issue: { code: 'greetingEmpty' } },
    { is: 'does not compile', changes: { message: '{{ moon' }, status: 400, issue: { path: 'join.message' } },
    {
      is: 'names an unknown role',
      changes: { message: '{{ role.999999999999999999 }}' },
      status: 400,
      issue: { code: 'templateUnknownRole' },
    },
  ])('Explains why a draft that $is cannot be tested', async ({ changes, status, issue }, { api, guild, world }) => {
    const draft = { message: 'Hello', embed: DEFAULT_EMBED, channel: guild.channelId, ...changes };

    const reply = await tryDraft(api, guild, 'join', draft);

    expect(reply).toMatchObject({ status, body: { issues: [issue] } });
    expect(posted(world, guild)).toEqual([]);
  });
});

describe('Welcome picture', () => {
  const { picture } = greetingsEndpoints;
  const request = (api: ApiClient, guild: GuildFixture, token: string | null, query: Record<string, string>) =>
    api.call(token, picture, { params: { guildId: guild.id }, query });

  test.for(['orbit', 'horizon', 'badge'])(
    'Previews the welcome picture in layout %s',
    async (layout, { api, guild }) => {
      const reply = await request(api, guild, guild.manager.token, { layout, color: '#ff6ec7' });

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
  ])('Rejects the welcome picture query $query', async ({ query, path }, { api, guild }) => {
    const reply = await request(api, guild, guild.manager.token, query);

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  test('Strangers and signed-out visitors cannot preview the welcome picture', async ({ api, guild, stranger }) => {
    const query = { layout: 'orbit', color: '#ff6ec7' };

    const replies = [await request(api, guild, null, query), await request(api, guild, stranger.token, query)];

    expect(replies.map(({ status }) => status)).toEqual([401, 404]);
  });

  test('A join message can consist of the welcome picture alone', async ({ api, guild, world }) => {
    const drawn = { ...DEFAULT_PICTURE, enabled: true, layout: 'horizon' as const };
    await saveGreetings(api, guild, { join: { ...buildGreeting(guild, { message: '' }), picture: drawn } });

    const reply = await tryJoin(api, guild, guild.manager.token);

    expect(reply.status).toBe(200);
    const attachments = [{ filename: `welcome-${guild.manager.id}.png` }];
    expect(posted(world, guild)).toMatchObject([{ content: '', attachments }]);
  });
});
