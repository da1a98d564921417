import { automodReplayEndpoints, REPLAY_SHOWN_MAX } from '@perigee/core/moderation/automod-replay/endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { REPLAY_PER_CHANNEL } from '@perigee/core/community/message-archive/need';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { archiving, WRITTEN_WITHIN_MS } from '../support/data/archive.ts';
import { createPerson, type GuildFixture, test } from '../support/fixtures.ts';

const soon = { timeout: WRITTEN_WITHIN_MS };

const replay = (
  api: ApiClient,
  { id, manager }: GuildFixture,
  body: object = {},
  token: string | null = manager.token,
) => api.call(token, automodReplayEndpoints.replay, { params: { guildId: id }, body });

const rulesWith = (changes: Partial<Automod>): Automod => ({ ...DEFAULT_AUTOMOD, ...changes });

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  enabled: true,
  options: { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'whole' as const },
};

describe('Automod replay', () => {
  test('A replay shows how many recent messages a draft would have caught, newest first', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ replay: true });
    const ids = ['hello', 'buy spam now', 'spam', 'bye'].map((content) => archive.say(content));
    const [, second, third] = ids;
    await expect.poll(() => archive.ids(), soon).toEqual(ids);

    const { status, body } = await replay(api, guild, { rules: rulesWith({ words: WORDS }) });

    const author = { id: guild.member.id, username: 'member' };
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        messages: 4,
        hits: 2,
        unknownMembers: 0,
        shown: [
          {
            id: third,
            channelId: guild.channelId,
            author,
            text: 'spam',
            rules: ['words'],
            spans: [{ start: 0, end: 4 }],
          },
          { id: second, text: 'buy spam now', spans: [{ start: 4, end: 8 }] },
        ],
      },
    });
  });

  test('A replay counts floods and duplicates per member, as the bot does', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ replay: true });
    const { world: chat } = world.simulator;
    const other = createPerson(world, 'other').id;
    chat.addMember(guild.id, other);
    const ids = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? archive.say('the same') : chat.say(other, guild.channelId, `line ${index}`),
    );
    await expect.poll(() => archive.ids(), soon).toEqual(ids);
    const rules = rulesWith({
      flood: { ...DEFAULT_AUTOMOD.flood, enabled: true, options: { messages: 3, symbols: 3000 } },
      duplicates: { ...DEFAULT_AUTOMOD.duplicates, enabled: true, options: { messages: 2, withinMs: 60_000 } },
    });

    const { body } = await replay(api, guild, { rules });

    expect(body).toMatchObject({
      messages: 8,
      hits: 3,
      shown: [
        { author: { id: other }, rules: ['flood'] },
        { author: { id: guild.member.id }, rules: ['flood'] },
        { author: { id: guild.member.id }, rules: ['duplicates'] },
      ],
    });
  });

  test('A replay skips a message that was edited and deleted at once, also its earlier text', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ replay: true });
    const messageId = archive.say('spam before');
    await expect.poll(() => archive.ids(), soon).toEqual([messageId]);
    archive.edit(messageId, 'spam after');
    world.simulator.world.deleteMessage(guild.member.id, guild.channelId, messageId);
    const left = archive.say('spam left');
    await expect.poll(() => archive.ids(), soon).toContain(left);

    const { body } = await replay(api, guild, { rules: rulesWith({ words: WORDS }) });

    expect(body).toMatchObject({ messages: 1, shown: [{ id: left }] });
  });

  test('A replay skips exempt members and channels, moderators and deleted messages', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    const { world: chat } = world.simulator;
    const exempt = createPerson(world, 'exempt').id;
    chat.addMember(guild.id, exempt);
    const roleId = chat.createRole(guild.id, { name: 'Trusted' });
    chat.grantRole(guild.id, exempt, roleId);
    const quiet = await world.services.api.guilds.createChannel(guild.id, { name: 'quiet' });
    await archive.keep({ replay: true });
    const deleted = archive.say('spam, deleted');
    chat.say(guild.manager.id, guild.channelId, 'spam of a moderator');
    chat.say(exempt, guild.channelId, 'spam of a trusted member');
    archive.say('spam elsewhere', quiet.id);
    const left = archive.say('spam');
    await expect.poll(() => archive.ids(), soon).toHaveLength(5);
    chat.deleteMessage(guild.member.id, guild.channelId, deleted);
    const rules = rulesWith({ words: { ...WORDS, whitelist: { roles: [roleId], channels: [quiet.id] } } });

    await expect
      .poll(async () => (await replay(api, guild, { rules })).body, soon)
      .toMatchObject({ messages: 4, hits: 1, shown: [{ id: left }] });
  });

  test('A replay uses the saved rules when no draft is given', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ replay: true });
    archive.say('spam');
    await expect.poll(() => archive.ids(), soon).toHaveLength(1);

    expect((await replay(api, guild)).body).toMatchObject({ messages: 1, hits: 0, shown: [] });
  });

  test('A replay covers the last messages of each channel, and lists the newest matches', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ replay: true });
    const over = 5;
    const ids = Array.from({ length: REPLAY_PER_CHANNEL + over }, (_, index) => archive.say(`spam ${index}`));
    await expect.poll(async () => (await archive.ids()).length, soon).toBe(ids.length);

    const { body } = await replay(api, guild, { rules: rulesWith({ words: WORDS }) });

    const shown = ids.toReversed().slice(0, REPLAY_SHOWN_MAX);
    expect(body).toMatchObject({
      messages: REPLAY_PER_CHANNEL,
      hits: REPLAY_PER_CHANNEL,
      shown: shown.map((id) => ({ id })),
    });
    // The next run removes the others.
    await archive.keep({ replay: true });
    await expect.poll(() => archive.ids(), soon).toEqual(ids.slice(over));
  });

  test('Refuses a replay when the server does not keep recent messages', async ({ guild, api }) => {
    const { status, body } = await replay(api, guild);

    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('Only editors of the automod tab can run a replay', async ({ guild, api }) => {
    const replies = [await replay(api, guild, {}, guild.member.token), await replay(api, guild, {}, null)];

    expect(replies.map(({ status }) => status)).toEqual([403, 401]);
  });

  test.for([
    { body: { colour: 'red' }, issue: { path: 'colour', code: 'unknownField' } },
    { body: { rules: { ...DEFAULT_AUTOMOD, colour: 'red' } }, issue: { path: 'rules.colour', code: 'unknownField' } },
  ])('A replay rejects the unknown field $issue.path', async ({ body, issue }, { guild, api }) => {
    const reply = await replay(api, guild, body);

    expect(reply).toMatchObject({ status: 400, body: { issues: [issue] } });
  });
});
