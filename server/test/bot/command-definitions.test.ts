import { DEFAULT_COMMAND_SETTINGS } from '@perigee/core/community/commands/command-settings';
import { expect, test, vi } from 'vitest';
import { type CommandDefinition, defineCommand, defineOption, defineSubcommand } from '../../src/bot/define-command.ts';
import { help } from '../../src/features/utilities/help/help.command.ts';
import { UNSAVED } from '../support/bot-world.ts';
import { platformOf } from '../support/platform-calls.ts';
import { bothLanguages, openUseWorld, text } from '../support/use-world.ts';

const named = <const Key extends string>(key: Key) => ({ key, config: { en: text(key), ru: text(key) } });

async function openCommands(commands: CommandDefinition[], options: Parameters<typeof openUseWorld>[1] = {}) {
  const world = await openUseWorld({ commands }, options);
  await vi.waitUntil(() => world.calls(/^PUT .*\/commands$/).length > 0, { timeout: 60_000 });
  return world;
}

const money = defineCommand({
  name: 'money',
  category: 'economy',
  config: bothLanguages('money', 'деньги'),
  subcommands: [
    defineSubcommand({
      name: 'add',
      config: { en: { ...text('add'), aliases: ['give'] }, ru: text('дать') },
      options: [
        { ...named('amount'), type: 'integer', required: true, min: 1, max: 100 },
        { ...named('note'), type: 'string', required: false, minLength: 3, maxLength: 8 },
      ],
      run: async ({ options: { amount, note = '' }, reply }) =>
        void (await reply({ content: `+${amount} ${note}`.trim() })),
    }),
    defineSubcommand({
      name: 'list',
      config: bothLanguages('list', 'список'),
      run: async ({ reply }) => void (await reply({ content: 'all of it' })),
    }),
  ],
});

test('Subcommands run both as typed and as slash commands', async () => {
  const { newcomer } = await openCommands([money]);

  const answers = [
    await newcomer.ask('!money add 5'),
    await newcomer.ask('!money GIVE 6 lunch'),
    await newcomer.slash('money add', { amount: 7 }),
    await newcomer.slash('money list'),
  ];

  expect(answers.map(({ content }) => content)).toEqual(['+5', '+6 lunch', '+7', 'all of it']);
});

test('An unknown subcommand is answered with the list of subcommands', async () => {
  const { newcomer } = await openCommands([money]);

  const answers = [await newcomer.ask('!money'), await newcomer.ask('!money steal 5')];

  const usage = 'Usage: `!money <add|list>`';
  expect(answers.map(({ content }) => content)).toEqual([usage, usage]);
});

test('Help explains the subcommands of a command', async () => {
  const { owner } = await openCommands([money, help]);

  const { embeds } = await owner.ask('!help money');

  expect(embeds).toMatchObject([
    {
      description: 'money\n\n`add` — add\n`list` — list',
      fields: [{ value: '`!money add <amount> [note]`\n`!money list`' }, { value: '`/money`' }],
    },
  ]);
});

test('A missing or out-of-range option is answered with the accepted values', async () => {
  const { newcomer } = await openCommands([money]);

  const answers = [
    await newcomer.ask('!money add'),
    await newcomer.ask('!money add 0'),
    await newcomer.ask('!money add 5 hi'),
    await newcomer.ask('!money add 5 "far too long"'),
  ];

  const usage = 'Usage: `!money add <amount> [note]`';
  expect(answers.map(({ content }) => content)).toEqual([
    `“amount” is missing.\n${usage}`,
    `“amount” must be from 1 to 100.\n${usage}`,
    `“note” must be 3 to 8 characters long.\n${usage}`,
    `“note” must be 3 to 8 characters long.\n${usage}`,
  ]);
});

test('Discord rejects an out-of-range slash command option before it reaches the bot', async () => {
  const { simulator, newcomerId, channelId } = await openCommands([money]);

  const used = simulator.world.slash(newcomerId, channelId, 'money add', { amount: 101 });

  await expect(used).rejects.toThrow('the option amount must be 100 or less');
});

test('Unchanged commands are not registered again', async () => {
  const { bot, simulator, calls } = await openCommands([money, paint, quote]);

  simulator.world.dropGateway({ resumable: false });
  await vi.waitFor(() => expect(calls(/^GET .*\/commands$/)).toHaveLength(2), 60_000);
  await vi.waitUntil(() => bot.stats().shards[0]?.ready, { timeout: 60_000 });

  expect(calls(/^PUT .*\/commands$/)).toHaveLength(1);
});

const COLOURS = Array.from({ length: 30 }, (_, index) => `red${index}`).concat('blue');

const colour = defineOption({
  ...named('colour'),
  type: 'string',
  required: false,
  autocomplete: (_use, typed) =>
    COLOURS.filter((each) => each.startsWith(typed)).map((each) => ({ name: each, value: each })),
});

const paint = defineCommand({
  name: 'paint',
  category: 'utilities',
  config: bothLanguages('paint', 'покрась'),
  options: [
    colour,
    { ...named('with'), type: 'string', required: false, autocomplete: () => Promise.reject(new Error('tripped')) },
  ],
  run: async ({ reply }) => void (await reply({ content: 'painted' })),
});

/** The choices the platform would show a member who is typing. */
async function suggestChoices(world: Awaited<ReturnType<typeof openCommands>>, name: string, value: string) {
  const { simulator, newcomerId: personId, channelId } = world;
  const data = { id: '1', name: 'paint', type: 1, options: [{ name, type: 3, value, focused: true }] };
  const outcome = await simulator.world.interact({ type: 4, personId, channelId, name: 'paint', data });
  return outcome?.kind === 'choices' ? outcome.choices : outcome;
}

test('Autocomplete offers at most 25 values', async () => {
  const world = await openCommands([paint]);

  const [some, most, none] = [
    await suggestChoices(world, 'colour', 'bl'),
    await suggestChoices(world, 'colour', 'red'),
    await suggestChoices(world, 'nothing', 'x'),
  ];

  expect(some).toEqual([{ name: 'blue', value: 'blue' }]);
  expect([most, none]).toMatchObject([{ length: 25 }, { length: 0 }]);
});

test('Autocomplete offers nothing if it fails, and the error is logged', async () => {
  const world = await openCommands([paint]);

  const offered = await suggestChoices(world, 'with', 'x');

  expect(offered).toEqual([]);
  expect(world.logged).toEqual([expect.stringContaining('tripped')]);
});

test('Autocomplete offers nothing to members who cannot use the command', async () => {
  const commands = { paint: { ...DEFAULT_COMMAND_SETTINGS, allowedRoles: ['1'] } };
  const world = await openCommands([paint], { settings: { ...UNSAVED, commands } });

  const offered = await suggestChoices(world, 'colour', 'bl');

  expect(offered).toEqual([]);
});

const quote = defineCommand({
  name: 'quote',
  category: 'utilities',
  config: bothLanguages('quote', 'цитата'),
  options: [{ ...named('member'), type: 'user', required: false }],
  contextMenus: [
    { target: 'message', name: { en: 'Quote this', ru: 'Процитировать' } },
    { target: 'user', name: { en: 'Quote member', ru: 'Процитировать участника' }, option: 'member' },
  ],
  run: async ({ options, target, reply }) => void (await reply({ content: `“${target?.content ?? options.member}”` })),
});

test('A command can be run from the context menu of a message or a member', async () => {
  const { simulator, channelId, newcomerId: personId, memberId, shown } = await openCommands([quote]);
  const messageId = simulator.world.say(memberId, channelId, 'hello');
  const place = { personId, channelId };

  await simulator.world.chooseFromMenu({ ...place, commandName: 'Quote this', target: { messageId } });
  await simulator.world.chooseFromMenu({ ...place, commandName: 'Quote member', target: { userId: memberId } });

  expect(shown().map(({ content }) => content)).toEqual(['“hello”', `“${memberId}”`]);
});

test('A command in a forbidden channel briefly shows where it works, without pings', async () => {
  const allowedChannels: string[] = [];
  const commands = { quote: { ...DEFAULT_COMMAND_SETTINGS, allowedChannels } };
  const { newcomer, shown, simulator, channelId, guildId } = await openCommands([quote], {
    settings: { ...UNSAVED, commands },
    noticeMs: 500,
  });
  const platform = platformOf({ simulator });
  for (let number = 1; number <= 12; number += 1) {
    allowedChannels.push(await platform.createChannel(guildId, { name: `quotes-${number}` }));
  }

  const notice = await newcomer.ask('!quote');
  await expect.poll(shown, { timeout: 60_000 }).toEqual([]);

  const mentions = allowedChannels.slice(0, 10).map((id) => `<#${id}>`);
  expect(notice).toMatchObject({
    content: `This command works in other channels: ${mentions.join(', ')}, ….`,
    mentionUserIds: [],
  });
  expect(simulator.world.messages(channelId).map(({ content }) => content)).toEqual(['!quote']);
});
