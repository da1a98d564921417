import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { BOT_ID } from '../support/world.ts';
import { buildGeneral, test } from '../support/fixtures.ts';

describe('Typed commands', () => {
  test('A typed command is answered as a reply without pings', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const answer = await chat.ask('!ping');

    expect(answer).toMatchObject({ embeds: [{ title: '🏓 Pong!' }], mentionUserIds: [] });
  });

  test('A saved prefix and language apply immediately, and the old prefix is ignored', async ({
    world,
    guild,
    api,
  }) => {
    const chat = openChat(world, guild);
    await chat.ask('!ping');
    const body = buildGeneral({ prefix: 'пе', language: { commands: 'ru', interface: 'ru' } });

    await api.call(guild.manager.token, generalSection.save, { params: { guildId: guild.id }, body });
    chat.say('!ping');
    const answers = [await chat.ask('пепинг'), await chat.ask('пе ping')];

    expect(answers).toMatchObject([{ embeds: [{ title: '🏓 Понг!' }] }, { embeds: [{ title: '🏓 Понг!' }] }]);
    expect(chat.answers()).toHaveLength(3);
  });

  test('Unknown commands and commands from bots get no answer', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    chat.say('!nosuchcommand');
    world.simulator.world.say(BOT_ID, guild.channelId, '!ping');

    await chat.ask('!ping');

    expect(chat.answers().filter(({ content }) => content !== '!ping')).toHaveLength(1);
  });

  test('Help lists all commands, and shows the usage and aliases of one command', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const [overview, details, unknown] = [
      await chat.ask('!help'),
      await chat.ask('!help PING'),
      await chat.ask('!help me'),
    ];

    expect(overview.embeds).toMatchObject([
      {
        fields: [
          { name: 'General', value: '`!help` `!ping` `!info` `!invite`' },
          {
            name: 'Economy',
            value:
              '`!leaderboard` `!rank` `!profile` `!balance` `!pay` `!floor` `!work` `!jobs` `!moneybags` `!daily` `!weekly` `!history` `!shop` `!item` `!buy` `!sell` `!use` `!inventory` `!coupon` `!levels`',
          },
          {
            name: 'Games',
            value: '`!coinflip` `!crash` `!minefield` `!blackjack` `!slots` `!dice` `!rps` `!duel` `!jackpot` `!games`',
          },
          { name: 'Utilities', value: expect.stringContaining('`!remind`') },
        ],
        footer: { text: 'More about a command: !help [command]' },
      },
    ]);
    expect(details.embeds).toMatchObject([
      { title: 'ping', fields: [{ value: '`!ping`' }, { value: '`/ping`' }, { value: '`latency`' }] },
    ]);
    expect(unknown.content).toBe('There’s no such command. `!help` lists all commands.');
  });

  test('The invite command answers with a button that opens the invitation', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const { components } = await chat.ask('!invite');

    expect(components).toMatchObject([{ components: [{ url: expect.stringContaining('permissions=1515519995134') }] }]);
  });

  test('The info command shows the number of servers and members', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const { embeds } = await chat.ask('!info');

    expect(JSON.stringify(embeds)).toMatch(/\d+ servers\\n[\d,]+ members/);
  });
});

test('A message that only mentions the bot is answered with its prefix', async ({ world, guild }) => {
  const chat = openChat(world, guild);

  const answer = await chat.ask(`<@${BOT_ID}>`);

  expect(answer.content).toBe('My prefix on this server is `!`. `!help` shows what I can do.');
});

test('A slash command answers in the interface language of the server', async ({ world, guild, api }) => {
  const english = await openChat(world, guild).slash('ping');
  const body = buildGeneral({ language: { commands: 'en', interface: 'ru' } });

  await api.call(guild.manager.token, generalSection.save, { params: { guildId: guild.id }, body });
  const russian = await openChat(world, guild).slash('ping');

  expect([english.embeds, russian.embeds]).toMatchObject([[{ title: '🏓 Pong!' }], [{ title: '🏓 Понг!' }]]);
});

test('A slash command receives its options', async ({ world, guild }) => {
  const reply = await openChat(world, guild).slash('help', { command: 'invite' });

  expect(reply.embeds).toMatchObject([{ title: 'invite' }]);
});

test('Help autocompletes the commands a member can use, in the command language of the server', async ({
  world,
  guild,
  api,
}) => {
  const body = buildGeneral({ language: { commands: 'ru', interface: 'ru' } });
  await api.call(guild.manager.token, generalSection.save, { params: { guildId: guild.id }, body });
  const place = { personId: guild.member.id, channelId: guild.channelId, name: 'help' };
  const typing = (value: string) => {
    const options = [{ name: 'command', type: 3, value, focused: true }];
    return world.simulator.world.interact({ ...place, type: 4, data: { id: '1', name: 'help', type: 1, options } });
  };

  const [ping, prefix] = [await typing('пин'), await typing('prefix')];

  expect(ping).toEqual({ kind: 'choices', choices: [{ name: 'пинг', value: 'ping' }] });
  expect(prefix).toEqual({ kind: 'choices', choices: [] });
});

test('A refused slash command shows its slash usage in the member’s own language', async ({ world, guild }) => {
  const { simulator } = world;
  const russian = simulator.world.createPerson({ username: 'russian', locale: 'ru' });
  simulator.world.addMember(guild.id, russian);
  const refusals = [];

  for (const id of [guild.member.id, russian]) {
    const chat = openChat(world, { ...guild, member: { id } });
    refusals.push(await chat.slash('remind', { when: 'some day', text: 'feed the cat' }));
  }

  expect(refusals).toMatchObject([
    { content: expect.stringContaining('Usage: `/remind <when> [text]`') },
    { content: expect.stringContaining('Usage: `/напомни <когда> [текст]`') },
  ]);
});
