import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { defineCommand } from '../../src/bot/define-command.ts';
import { startBotWorld } from '../support/bot-world.ts';
import { openChat } from '../support/chat.ts';
import { BOT_ID } from '../support/world.ts';

const text = (name: string) => ({ name, description: name, aliases: [] });

const repeat = defineCommand({
  name: 'repeat',
  category: 'utilities',
  config: { en: text('repeat'), ru: text('повтори') },
  options: [{ key: 'times', type: 'integer', required: true, config: { en: text('times'), ru: text('раз') } }],
  run: async ({ options, reply }) => {
    await reply({ content: '@everyone '.repeat(options.times) });
  },
});

const sweep = defineCommand({
  name: 'sweep',
  category: 'moderation',
  config: { en: text('sweep'), ru: text('подмети') },
  defaultMemberPermissions: ['ManageMessages', 'BanMembers'],
  run: async ({ reply }) => {
    await reply({ content: 'swept' });
  },
});

const failingCommand = defineCommand({
  name: 'stumble',
  category: 'games',
  config: { en: text('stumble'), ru: text('споткнись') },
  run: () => Promise.reject(new Error('tripped over a secret')),
});

async function openWorld() {
  const world = await startBotWorld({ features: [{ commands: [repeat, sweep, failingCommand] }] });
  onTestFinished(world.close);
  await world.bot.ready;
  const { simulator, guildId, channelId } = world;
  const id = simulator.world.createPerson({ username: 'newcomer' });
  simulator.world.addMember(guildId, id);
  return {
    ...world,
    newcomer: id,
    chat: (memberId: string) => openChat(world, { channelId, member: { id: memberId } }),
  };
}

test('An answer whose connection breaks is retried and posted once', async () => {
  const { simulator, channelId, chat, memberId } = await openWorld();
  const path = `/channels/${channelId}/messages`;
  simulator.world.fail({ method: 'POST', path, status: 'cut', times: 1 });

  const { content } = await chat(memberId).ask('!repeat 1');

  expect(content).toBe('@everyone');
  const sent = () => simulator.world.requests().filter((call) => call.method === 'POST' && call.path.endsWith(path));
  await expect.poll(() => sent().length).toBe(2);
  const isAnswer = ({ authorId }: { authorId: string }) => authorId !== memberId;
  expect(simulator.world.messages(channelId).filter(isAnswer)).toHaveLength(1);
});

test('A command with invalid options explains what it expects and its usage', async () => {
  const { chat, memberId } = await openWorld();
  const { ask } = chat(memberId);

  const answers = [await ask('!repeat'), await ask('!repeat often'), await ask('!repeat 2')];

  expect(answers).toMatchObject([
    { content: '“times” is missing.\nUsage: `!repeat <times>`' },
    { content: '“times” must be a whole number.\nUsage: `!repeat <times>`' },
    { content: '@everyone @everyone', mentionsEveryone: false },
  ]);
});

test('A command names the permissions a member lacks, and runs for a member who has them', async () => {
  const { chat, memberId, newcomer } = await openWorld();

  const refused = await chat(newcomer).ask('!sweep');
  const swept = await chat(memberId).ask('!sweep');

  expect([refused.content, swept.content]).toEqual([
    'To use this command you need: Manage Messages, Ban Members.',
    'swept',
  ]);
});

test('A failing command apologises to the member and shows the cause only in the log', async () => {
  const { chat, memberId, logged } = await openWorld();

  const answer = await chat(memberId).ask('!stumble');

  expect(answer.content).toBe('Something went wrong on my side. Please try again later.');
  expect(logged).toEqual([expect.stringContaining('tripped over a secret')]);
});

test('An embed that a command does not declare is answered as text where the bot may not embed links', async () => {
  const embeds = [{ title: 'Sold', description: 'You got 5', fields: [{ name: 'Left', value: '7' }] }];
  const trade = defineCommand({
    name: 'trade',
    category: 'economy',
    config: { en: text('trade'), ru: text('обмен') },
    run: async ({ reply }) => {
      await reply({ embeds });
    },
  });
  const world = await startBotWorld({ features: [{ commands: [trade] }] });
  onTestFinished(world.close);
  await world.bot.ready;
  const { simulator } = world;
  const ownerId = simulator.world.createPerson({ username: 'other' });
  const guild = simulator.world.createGuild({
    name: 'Plain',
    ownerId,
    botIn: true,
    botPermissions: ['ViewChannel', 'SendMessages', 'ReadMessageHistory', 'ManageRoles'],
  });

  const [channelId = ''] = guild.channelIds;
  const deny = { type: 1, allow: '0', deny: String(PermissionFlagsBits.EmbedLinks) };
  await fetch(`${simulator.apiUrl}/v10/channels/${channelId}/permissions/${BOT_ID}`, {
    method: 'PUT',
    headers: { authorization: 'Bot test-bot-token', 'content-type': 'application/json' },
    body: JSON.stringify(deny),
  });
  const chat = openChat(world, { channelId, member: { id: ownerId } });
  const { content } = await chat.ask('!trade');

  expect(content).toBe('**Sold**\nYou got 5\nLeft: 7');
});
