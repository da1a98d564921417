import type { Locale } from '@perigee/core/base/locales/locales';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const WRITING = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'EmbedLinks', 'ReadMessageHistory'] as const;
const MANAGING = ['ManageRoles', 'ManageMessages', 'ModerateMembers', 'AddReactions', 'CreatePublicThreads'] as const;
const WITHIN = { timeout: 60_000 };

/** A guild whose bot is no administrator, and whose member has money. */
async function openPlain(world: World, { language = 'en' }: { language?: Locale } = {}) {
  const guild = createGuild(world, { botPermissions: [...WRITING, ...MANAGING] });
  await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 1_000 });
  const value = { prefix: '!', language: { commands: language, interface: language } };
  await world.services.settings.save({
    guildId: guild.id,
    section: 'general',
    value,
    savedBy: guild.owner.id,
    caller: null,
  });
  return { guild, ...watch(world, guild) };
}

function watch({ simulator, services }: World, { id, channelId, member }: GuildFixture) {
  return {
    /** The reactions to a message. */
    reactions: (messageId: string, place = channelId) =>
      simulator.world.messages(place).find((message) => message.id === messageId)?.reactions ?? [],
    inbox: () => simulator.world.directMessages(member.id).map(({ content }) => content),
    answers: () => simulator.world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID),
    balance: async () => (await services.ledger.holdings(id, member.id))?.balance,
    say: (content: string, place = channelId) => simulator.world.say(member.id, place, content),
  };
}

const MUTED = [expect.objectContaining({ emoji: expect.objectContaining({ name: '🔇' }) })];

test.for(['!cf 10', '!buy Sword', '!pay 1 10', '!warn 1 spam', '!work'])(
  'The order %s does nothing where the bot can not write, and gets a reaction',
  async (order, { world }) => {
    const { guild, reactions, answers, balance, inbox } = await openPlain(world);
    await platformOf(world).denyBot(guild.channelId, Bits.SendMessages);

    const id = world.simulator.world.say(guild.owner.id, guild.channelId, order);

    await expect.poll(() => reactions(id), WITHIN).toEqual(MUTED);
    expect(answers()).toEqual([]);
    expect(inbox()).toEqual([]);
    expect(await balance()).toBe(1_000);
  },
);

test.for([
  { language: 'en', order: '!cf 10', says: 'I can’t write in' },
  { language: 'ru', order: '!монетка 10', says: 'Я не могу писать в' },
] as const)(
  'A member learns by one direct message that the bot can neither write nor react ($language)',
  async ({ language, order, says }, { world }) => {
    const { guild, inbox, balance, say } = await openPlain(world, { language });
    await platformOf(world).denyBot(guild.channelId, Bits.SendMessages | Bits.AddReactions);

    say(order);
    await expect.poll(inbox, WITHIN).toEqual([expect.stringContaining(`${says} <#${guild.channelId}>`)]);
    const second = say(order);
    const tried = new RegExp(`/messages/${second}/reactions/`);
    await expect.poll(() => platformOf(world).calls('PUT', tried), WITHIN).toHaveLength(1);

    expect(inbox()).toHaveLength(1);
    expect(await balance()).toBe(1_000);
  },
);

test('A command in a locked thread does nothing, and gets a reaction', async ({ world }) => {
  const { guild, reactions, balance, say } = await openPlain(world);
  const { id: threadId } = await world.services.api.channels.createThread(guild.channelId, { name: 'over', type: 11 });
  world.simulator.world.say(guild.member.id, threadId, 'hello');
  const managers = world.simulator.world.createRole(guild.id, { name: 'Threads', permissions: ['ManageThreads'] });
  world.simulator.world.grantRole(guild.id, BOT_ID, managers);
  await world.services.api.channels.edit(threadId, { locked: true });
  world.simulator.world.deleteRole(guild.id, managers);

  const id = say('!cf 10', threadId);

  await expect.poll(() => reactions(id, threadId), WITHIN).toEqual(MUTED);
  expect(await balance()).toBe(1_000);
});

test('A command does nothing while the bot itself is timed out', async ({ world }) => {
  const { guild, balance, inbox, reactions, say, answers } = await openPlain(world);
  const timeout = { type: 'timeout', targetId: BOT_ID, durationMs: 600_000 } as const;
  world.simulator.world.moderate(guild.id, guild.owner.id, timeout);

  const id = say('!cf 10');

  await expect.poll(() => [...inbox(), ...reactions(id)], WITHIN).toHaveLength(1);
  expect(answers()).toEqual([]);
  expect(await balance()).toBe(1_000);
});

test('A command is answered without a reference where the bot may not read the history', async ({ world }) => {
  const { guild, answers, say } = await openPlain(world);
  await platformOf(world).denyBot(guild.channelId, Bits.ReadMessageHistory);

  say('!roll');

  await expect.poll(answers, WITHIN).toEqual([expect.objectContaining({ content: expect.stringContaining('🎲') })]);
});

test('A command whose answer needs embeds is refused before it acts where the bot may not embed links', async ({
  world,
}) => {
  const { guild, balance } = await openPlain(world);
  await platformOf(world).denyBot(guild.channelId, Bits.EmbedLinks);

  const { content } = await openChat(world, guild).ask('!cf 10');

  expect(content).toBe('For this I need: Embed Links.');
  expect(await balance()).toBe(1_000);
});

test.for([
  { language: 'en', order: '!lock', says: 'Discord didn’t let me finish this: I lack a permission.' },
  { language: 'ru', order: '!закрыть', says: 'Discord не дал мне это закончить: мне не хватает прав.' },
] as const)(
  'A command that Discord forbids the bot to carry out says so ($language)',
  async ({ language, order, says }, { world }) => {
    const { guild } = await openPlain(world, { language });
    const path = `/channels/${guild.channelId}/permissions/${BOT_ID}`;
    const body = { code: 50_013, message: 'Missing Permissions' };
    world.simulator.world.fail({ method: 'PUT', path, status: 403, body, times: 1 });

    const { content } = await openChat(world, { ...guild, member: guild.owner }).ask(order);

    expect(content).toContain(says);
  },
);
