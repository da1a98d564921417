import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const PUBLIC = 11;
const PRIVATE = 12;
const FORUM = 15;

interface ThreadPlace {
  /** The channel that the thread is in. */
  parentId: string;
  threadId: string;
}

async function openThread({ services }: World, parentId: string, type: number): Promise<ThreadPlace> {
  const { id: threadId } = await services.api.channels.createThread(parentId, { name: 'thread', type });
  return { parentId, threadId };
}

async function openPost(world: World, { id }: GuildFixture): Promise<ThreadPlace> {
  const parentId = await platformOf(world).createChannel(id, { name: 'ideas', type: FORUM });
  const post = { name: 'post', message: { content: 'An idea' } };
  return { parentId, threadId: (await world.services.api.channels.createForumThread(parentId, post)).id };
}

/** Each kind of thread, opened in a guild. */
const THREADS: readonly { kind: string; open: (world: World, guild: GuildFixture) => Promise<ThreadPlace> }[] = [
  { kind: 'public thread', open: (world, { channelId }) => openThread(world, channelId, PUBLIC) },
  { kind: 'private thread', open: (world, { channelId }) => openThread(world, channelId, PRIVATE) },
  { kind: 'forum post', open: openPost },
];

/** A guild in which the bot is not an administrator, so that overwrites apply to it. */
function createPlainGuild(world: World): GuildFixture {
  const writing = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'EmbedLinks'] as const;
  return createGuild(world, { botPermissions: [...writing, 'ManageRoles', 'CreatePublicThreads'] });
}

/** Gives the member a role with that permission. */
function giveRight({ simulator }: World, { id, member }: GuildFixture, right: 'ManageMessages' | 'MentionEveryone') {
  simulator.world.grantRole(id, member.id, simulator.world.createRole(id, { name: right, permissions: [right] }));
}

/** Says something through the bot in a thread, and returns the bot's message. */
async function sayIn({ simulator }: World, { member }: GuildFixture, threadId: string, text: string) {
  simulator.world.say(member.id, threadId, `!say ${text}`);
  const isReply = ({ authorId, content }: { authorId: string; content: string }) =>
    authorId === BOT_ID && content === text;
  return simulator.world.waitForMessage(threadId, isReply, 60_000);
}

describe.for(THREADS)('Commands in a $kind', ({ open }) => {
  test('A command in a thread is refused if the parent channel denies the member’s permission', async ({
    world,
    guild,
  }) => {
    giveRight(world, guild, 'ManageMessages');
    const { parentId, threadId } = await open(world, guild);
    await platformOf(world).setOverwrite(parentId, guild.member.id, { deny: Bits.ManageMessages, type: 1 });
    const chat = openChat(world, { channelId: threadId, member: guild.member });

    const answers = [await chat.ask('!say hello'), await chat.ask('!clear 1')];

    const refusal = { content: 'To use this command you need: Manage Messages.' };
    expect(answers).toMatchObject([refusal, refusal]);
  });

  test('A command in a thread runs if only the parent channel grants the member’s permission', async ({
    world,
    guild,
  }) => {
    const { parentId, threadId } = await open(world, guild);
    await platformOf(world).setOverwrite(parentId, guild.member.id, { allow: Bits.ManageMessages, type: 1 });

    const said = await sayIn(world, guild, threadId, 'hello');

    expect(said).toMatchObject({ content: 'hello' });
  });
});

describe('Commands in threads', () => {
  test('A command in a thread cannot ping everyone if the parent channel denies it to its author', async ({
    world,
    guild,
  }) => {
    giveRight(world, guild, 'ManageMessages');
    giveRight(world, guild, 'MentionEveryone');
    const { parentId, threadId } = await openThread(world, guild.channelId, PUBLIC);
    await platformOf(world).setOverwrite(parentId, guild.member.id, { deny: Bits.MentionEveryone, type: 1 });

    const said = await sayIn(world, guild, threadId, '@everyone hello');

    expect(said).toMatchObject({ mentionsEveryone: false });
  });

  test('A command in a thread is refused if the bot lacks a permission in the parent channel', async ({ world }) => {
    const guild = createPlainGuild(world);
    const { parentId, threadId } = await openThread(world, guild.channelId, PUBLIC);
    await platformOf(world).denyBot(parentId, Bits.EmbedLinks);

    const answer = await openChat(world, { channelId: threadId, member: guild.member }).ask('!ping');

    expect(answer.content).toContain('Embed Links');
  });

  test('A command in a thread runs even if members cannot write in the parent channel', async ({ world }) => {
    const guild = createPlainGuild(world);
    giveRight(world, guild, 'ManageMessages');
    const { parentId, threadId } = await openThread(world, guild.channelId, PUBLIC);
    await platformOf(world).setOverwrite(parentId, guild.id, { deny: Bits.SendMessages });

    const said = await sayIn(world, guild, threadId, 'hello');

    expect(said).toMatchObject({ content: 'hello' });
  });

  test('A command in a thread fails while Discord does not reveal the parent channel', async ({ world, guild }) => {
    giveRight(world, guild, 'ManageMessages');
    const { threadId } = await openThread(world, guild.channelId, PUBLIC);
    world.simulator.world.fail({ method: 'GET', path: `/channels/${threadId}`, status: 500, times: 20 });

    const answer = await openChat(world, { channelId: threadId, member: guild.member }).ask('!say hello');
    world.simulator.world.recover();

    expect(answer.content).toBe('Something went wrong on my side. Please try again later.');
  });
});
