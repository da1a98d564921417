import { describe, expect, vi } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;

/** The chat as the guild's owner. */
const ownerChat = (world: World, guild: GuildFixture) => openChat(world, { ...guild, member: guild.owner });
const contents = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).map(({ content }) => content);
const write = ({ simulator }: World, { channelId, member }: GuildFixture, count: number, authorId = member.id) =>
  Array.from({ length: count }, (_, index) => simulator.world.say(authorId, channelId, `word ${index}`));

/** The bot's next answer starting with this text. The message it replied to may already be deleted. */
const nextAnswer = (world: World, { channelId }: GuildFixture, begins: string) =>
  world.simulator.world.waitForMessage(
    channelId,
    ({ authorId, content }) => authorId === BOT_ID && content.startsWith(begins),
    15_000,
  );

const buttonsOf = (message: { components?: unknown[] }) =>
  JSON.stringify(message.components).match(/clear:(?:go|keep):[^"]+/g) ?? [];

describe('Clear command', () => {
  test('Clear deletes the newest messages and its command, counts them by author and removes its answer', async ({
    world,
    guild,
  }) => {
    write(world, guild, 3);
    write(world, guild, 2, guild.manager.id);

    ownerChat(world, guild).say('!clear 4');
    const answer = await nextAnswer(world, guild, '🧹');

    expect(answer.content).toBe(`🧹 Deleted 4 messages:\n<@${guild.manager.id}> — 2\n<@${guild.member.id}> — 2`);
    expect(contents(world, guild)).toEqual(['word 0', answer.content]);
    await expect.poll(() => contents(world, guild), { timeout: 60_000 }).toEqual(['word 0']);
    const { audit_log_entries: audit } = await world.services.api.guilds.getAuditLogs(guild.id, { limit: 5 });
    expect(audit.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(new RegExp(`^Cleared by \\S+ \\(${guild.owner.id}\\)$`, 'u')),
    );
  });

  test('Clear filters messages by member, type, text and range', async ({ world, guild }) => {
    const { world: platform } = world.simulator;
    const chat = ownerChat(world, guild);
    const [first = '', , third = ''] = write(world, guild, 4);
    write(world, guild, 1, guild.manager.id);
    platform.say(guild.member.id, guild.channelId, 'see https://example.com');

    const order = async (command: string) => {
      chat.say(command);
      const answer = await nextAnswer(world, guild, command.includes('nobody') ? 'I can’t find' : '🧹');
      platform.deleteMessage(guild.owner.id, guild.channelId, answer.id);
    };
    await order('!clear 10 links');
    await order(`!clear 10 <@${guild.manager.id}>`);
    await order(`!clear 10 after:${first} before:https://discord.com/channels/${guild.id}/${guild.channelId}/${third}`);
    const left = contents(world, guild);
    await order('!clear 10 text:"WORD 3"');

    expect(left).toEqual(['word 0', 'word 2', 'word 3']);
    expect(contents(world, guild)).toEqual(['word 0', 'word 2']);
  });

  test('Clear deletes at most 25 messages older than 14 days and reports the rest', async ({ world, guild }) => {
    const { world: platform } = world.simulator;
    for (const [index, id] of write(world, guild, 30).entries()) platform.age(guild.channelId, id, 20 * DAY_MS - index);
    write(world, guild, 2);

    ownerChat(world, guild).say('!clear 40');
    const { content } = await nextAnswer(world, guild, '🧹');

    expect(content).toBe(
      [
        '🧹 Deleted 27 messages:',
        `<@${guild.member.id}> — 27`,
        '5 messages older than 14 days are left: Discord deletes these one by one, and I delete up to 25 at a time.',
      ].join('\n'),
    );
    expect(contents(world, guild)).toHaveLength(6);
  });

  test('Clear keeps pinned messages', async ({ world, guild }) => {
    const platform = platformOf(world);
    const [pinned = ''] = write(world, guild, 3);
    await platform.call('PUT', `/channels/${guild.channelId}/pins/${pinned}`);
    const chat = ownerChat(world, guild);

    chat.say('!clear 10 member');
    chat.say('!clear 2');
    const first = await nextAnswer(world, guild, '🧹');

    expect(first.content).toContain('Deleted 2');
    expect(contents(world, guild)).toContain('word 0');
  });

  test('Clearing more than 50 messages needs confirmation from the same moderator', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    world.simulator.control.addMessages(guild.channelId, 120, guild.member.id);

    const question = await chat.ask('!clear 101');
    const request = question.content;
    const [go = '', keep = ''] = buttonsOf(question);
    await chat.press(question.id, go, guild.manager.id);
    const refused = chat.answers().at(-1);
    const before = contents(world, guild).length;
    await chat.press(question.id, go);
    await vi.waitFor(
      () => expect(chat.answers().find(({ id }) => id === question.id)?.content).toMatch(/^🧹 Deleted 101/),
      {
        timeout: 60_000,
      },
    );

    expect(request).toBe('Delete up to 101 messages in this channel? This can’t be undone.');
    expect(refused).toMatchObject({ onlyFor: guild.manager.id });
    expect(before).toBeGreaterThan(120);
    const bulks = platformOf(world).calls('POST', new RegExp(`/channels/${guild.channelId}/messages/bulk-delete`));
    expect(bulks).toHaveLength(2);
    await chat.press(question.id, keep);
    expect(chat.answers().at(-1)?.content).toBe('This has already been decided.');
  });

  test('Clear deletes nothing when the moderator declines', async ({ world, guild }) => {
    const chat = ownerChat(world, guild);
    write(world, guild, 2);

    const question = await chat.ask('!clear 51');
    await chat.press(question.id, buttonsOf(question)[1] ?? '');

    expect(chat.answers().find(({ id }) => id === question.id)?.content).toBe('Nothing was deleted.');
    expect(contents(world, guild)).toContain('word 1');
  });

  test.for([
    { command: '!clear 0', says: /“count” must be|between|from 1/ },
    { command: '!clear 1001', says: /1000/ },
    { command: '!clear', says: /“count” is missing/ },
    { command: '!clear 5 nobody', says: /don’t know what “nobody” means/ },
    { command: '!clear 5 before:123', says: /^Give a message in this channel/ },
    { command: '!clear 5 only:everything', says: /bots, links, attachments/ },
  ])('Clear refuses the invalid command "$command"', async ({ command, says }, { world, guild }) => {
    const answer = await ownerChat(world, guild).ask(command);

    expect(answer.content).toMatch(says);
  });

  test('Clear requires Manage Messages from both the member and the bot', async ({ world, guild }) => {
    const weak = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages', 'ReadMessageHistory'] });

    const answers = [await openChat(world, guild).ask('!clear 5'), await ownerChat(world, weak).ask('!clear 5')];

    expect(answers.map(({ content }) => content)).toEqual([
      'To use this command you need: Manage Messages.',
      'For this I need: Manage Messages.',
    ]);
  });

  test('Only the moderator sees the answer to the clear slash command', async ({ world, guild }) => {
    write(world, guild, 2);

    const chat = ownerChat(world, guild);
    const { content } = await chat.slash('clear', { count: 5 });

    await expect.poll(() => contents(world, guild).filter((each) => each.startsWith('word'))).toEqual([]);
    expect(content).toMatch(/^🧹 Deleted 2/);
    expect(chat.answers().at(-1)).toMatchObject({ onlyFor: guild.owner.id });
  });

  test('Clear completes although Discord fails the bulk deletion at first', async ({ world, guild }) => {
    write(world, guild, 3);
    const path = new RegExp(`/channels/${guild.channelId}/messages/bulk-delete`);
    world.simulator.world.fail({ method: 'POST', path, status: 500, times: 4 });

    ownerChat(world, guild).say('!clear 2');

    await expect
      .poll(() => contents(world, guild).filter((each) => each.startsWith('word')), { timeout: 60_000 })
      .toEqual(['word 0']);
  });
});
