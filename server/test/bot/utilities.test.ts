import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';
import { type GuildFixture, buildGeneral, createGuild, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const asOwner = (guild: GuildFixture) => ({ ...guild, member: guild.owner });

describe('The avatar and user commands', () => {
  test('The avatar and user commands show the caller or another member', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const answers = [
      await chat.ask('!avatar'),
      await chat.slash('avatar', { user: guild.owner.id }),
      await chat.ask(`!user <@${guild.manager.id}>`),
      await chat.slash('user'),
    ];

    expect(answers.map(({ embeds: [embed] }) => embed)).toMatchObject([
      { title: 'Avatar of member', image: { url: expect.stringContaining('/embed/avatars/') } },
      { title: 'Avatar of owner' },
      { title: 'manager', fields: [{ value: guild.manager.id }, {}, { name: 'Joined' }, { name: 'Roles' }] },
      { title: 'member', fields: [{ value: guild.member.id }, {}, { name: 'Joined' }] },
    ]);
  });

  test('The user command marks non-members, and rejects unknown users', async ({ world, guild, stranger }) => {
    const chat = openChat(world, guild);

    const [outsider, nobody] = [await chat.ask(`!user ${stranger.id}`), await chat.ask('!user 100000000000000099')];

    expect(outsider.embeds).toMatchObject([{ footer: { text: 'Not a member of this server' } }]);
    expect(nobody.content).toBe('There’s no such user.');
  });
});

describe('The server and role commands', () => {
  test('The server and role commands show the server and one of its roles', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Guards', permissions: ['KickMembers'] });

    const answers = [await chat.ask('!server'), await chat.slash('server'), await chat.ask(`!role <@&${roleId}>`)];

    expect(answers.map(({ embeds: [embed] }) => embed)).toMatchObject([
      {
        title: 'Test guild',
        fields: [{ name: 'Owner', value: `<@${guild.owner.id}>` }, { name: 'Members' }, {}, {}, {}, {}, {}],
      },
      { title: 'Test guild' },
      { title: 'Guards', fields: expect.arrayContaining([expect.objectContaining({ value: 'Kick Members' })]) },
    ]);
  });

  test('The role command refuses an unknown role', async ({ world, guild }) => {
    const { content } = await openChat(world, guild).ask('!role 100000000000000099');

    expect(content).toBe('There’s no such role on this server.');
  });
});

test('The emoji command shows custom and Unicode emojis, lists the server’s own, and refuses other text', async ({
  world,
  guild,
}) => {
  const chat = openChat(world, guild);

  const shown = [
    await chat.ask('!emoji <a:dance:100000000000000099>'),
    await chat.slash('emoji', { emoji: '👩‍🚀' }),
    await chat.ask('!emoji'),
  ];
  const refused = await chat.ask('!emoji dance');

  expect(shown.map(({ embeds: [embed] }) => embed)).toMatchObject([
    { title: ':dance:', image: { url: expect.stringMatching(/emojis\/100000000000000099\.gif$/) } },
    { title: '👩‍🚀', fields: [{ value: '`U+1F469 U+200D U+1F680`' }] },
    { title: 'Emojis: 0', description: 'This server has no emojis of its own.' },
  ]);
  expect(refused.content).toBe('This isn’t an emoji.\nUsage: `!emoji [emoji]`');
});

test('The color command shows a colour in every notation', async ({ world, guild }) => {
  const chat = openChat(world, guild);

  const [typed, used, random] = [
    await chat.ask('!color rgb(0, 166, 255)'),
    await chat.slash('color', { color: '#00a6ff' }),
    await chat.ask('!colour'),
  ];
  const refused = await chat.ask('!color sky');

  expect(typed.embeds).toMatchObject([
    {
      color: 0x00a6ff,
      fields: [{ value: '`#00a6ff`' }, { value: '`rgb(0, 166, 255)`' }, { value: '`hsl(201, 100%, 50%)`' }],
    },
  ]);
  expect(used.embeds).toEqual(typed.embeds);
  expect(random.embeds).toMatchObject([{ title: expect.stringMatching(/^#[\da-f]{6}$/) }]);
  expect(refused.content).toContain('This isn’t a colour.');
});

test('The timestamp command shows a time in all of Discord’s formats', async ({ world, guild }) => {
  const chat = openChat(world, guild);

  const [typed, used, refused] = [
    await chat.ask('!timestamp 31.12.2026 23:59 +03:00'),
    await chat.slash('timestamp', { moment: '2026-12-31 20:59' }),
    await chat.ask('!timestamp someday'),
  ];

  const formats = ['t', 'T', 'd', 'D', 'f', 'F', 'R'].map((style) => `<t:1798750740:${style}>`);
  expect(typed.content).toBe(formats.map((format) => `\`${format}\` → ${format}`).join('\n'));
  expect(used.content).toBe(typed.content);
  expect(refused.content).toContain('“moment” must be a time, such as');
});

describe('The say command', () => {
  test('The say command posts the text, deletes the command message and pings only members', async ({
    world,
    guild,
  }) => {
    const manager = withRight(world, guild, 'ManageMessages');
    const chat = openChat(world, { ...guild, member: manager });

    chat.say(`!say Hello @everyone and <@${guild.member.id}>`);
    const message = await world.simulator.world.waitForMessage(
      guild.channelId,
      ({ content }) => content.startsWith('Hello'),
      1000,
    );
    await expect.poll(() => world.simulator.world.messages(guild.channelId).length).toBe(1);

    expect(message).toMatchObject({ mentionsEveryone: false, mentionUserIds: [guild.member.id] });
  });

  test('The say command pings everyone for members with that permission, and confirms privately', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, asOwner(guild));

    const answer = await chat.slash('say', { text: '@everyone Hello' });

    expect(answer).toMatchObject({ content: 'Done.', isEphemeral: true });
    expect(chat.answers()[0]).toMatchObject({ content: '@everyone Hello', mentionsEveryone: true });
  });

  test('The say, embed and poll commands post nothing where the member cannot write', async ({ world, guild }) => {
    const { world: platform } = world.simulator;
    const roleId = platform.createRole(guild.id, { name: 'Cleaners', permissions: ['ManageMessages'] });
    platform.grantRole(guild.id, guild.member.id, roleId);
    const chat = openChat(world, guild);
    await denyInChannel(world, guild, 'SendMessages');

    const answers = [
      await chat.slash('say', { text: 'An announcement' }),
      await chat.slash('embed', { title: 'An announcement' }),
      await chat.slash('poll', { question: 'An announcement', answers: 'yes, no' }),
    ];

    const refusal = { isEphemeral: true, content: expect.stringContaining('Send Messages') };
    expect(answers).toMatchObject(answers.map(() => refusal));
    expect(chat.answers().filter(({ onlyFor }) => onlyFor === null)).toEqual([]);
  });

  test('The say command is refused without permission, without text, and with too long a text', async ({
    world,
    guild,
  }) => {
    const refusals = [
      await openChat(world, guild).ask('!say hello'),
      await openChat(world, asOwner(guild)).ask('!say'),
      await openChat(world, asOwner(guild)).slash('say', { text: 'x'.repeat(2001) }),
    ];

    expect(refusals.map(({ content }) => content)).toEqual([
      'To use this command you need: Manage Messages.',
      '“text” is missing.\nUsage: `!say <text>`',
      'That’s too long: up to 2000 characters.',
    ]);
  });
});

describe('The embed command', () => {
  test('The embed command posts the embed', async ({ world, guild }) => {
    const chat = openChat(world, asOwner(guild));

    const answer = await chat.slash('embed', {
      title: 'Rules',
      description: 'Be kind',
      color: '#ff0080',
      footer: 'Thanks',
    });

    expect(answer).toMatchObject({ content: 'Done.', isEphemeral: true });
    expect(chat.answers()[0]?.embeds).toMatchObject([
      { title: 'Rules', description: 'Be kind', color: 0xff0080, footer: { text: 'Thanks' } },
    ]);
  });

  test.for([
    { typed: '!embed Rules Text nocolour', answer: 'This isn’t a colour.' },
    {
      typed: '!embed Rules Text #fff ftp://picture',
      answer: '“image” must be a web address starting with https://.',
    },
    {
      typed: `!embed Rules Text #fff https://pictures.example/${'x'.repeat(2049)}`,
      answer: '“image” must be a web address starting with https://.',
    },
    { typed: `!embed ${'x'.repeat(257)}`, answer: '“title” is too long: up to 256 characters.' },
  ])('The bot refuses $typed', async ({ typed, answer }, { world, guild }) => {
    const { content } = await openChat(world, asOwner(guild)).ask(typed);

    expect(content).toContain(answer);
  });

  test('Commands that post embeds name the permission the bot lacks', async ({ world }) => {
    const guild = createGuild(world, {
      botPermissions: ['ViewChannel', 'SendMessages', 'ManageChannels', 'ManageRoles'],
    });
    const chat = openChat(world, asOwner(guild));
    await denyInChannel(world, guild, 'EmbedLinks');

    const answers = [
      await chat.ask('!embed Rules'),
      await chat.slash('embed', { title: 'Rules' }),
      await chat.ask('!server'),
    ];

    expect(answers.map(({ content }) => content)).toEqual(answers.map(() => 'For this I need: Embed Links.'));
  });
});

describe('Russian commands', () => {
  test('The member and server commands work by their Russian names and answer in Russian', async ({
    world,
    guild,
    api,
  }) => {
    const chat = openChat(world, asOwner(guild));
    await switchToRussian(api, guild);

    const answers = [
      await chat.ask('!аватар'),
      await chat.ask('!пользователь'),
      await chat.ask('!сервер'),
      await chat.ask('!эмодзи'),
      await chat.ask('!роль 100000000000000099'),
    ];

    expect(answers.map(({ content, embeds: [embed] }) => content || embed)).toMatchObject([
      { title: 'Аватар owner' },
      { fields: [{}, { name: 'Дата создания' }, { name: 'На сервере с' }] },
      { fields: [{ name: 'Владелец' }, { name: 'Участники' }, {}, {}, {}, {}, {}] },
      { title: 'Эмодзи: 0' },
      'Такой роли на этом сервере нет.',
    ]);
  });

  test('The color, timestamp, embed and say commands report invalid input in Russian', async ({
    world,
    guild,
    api,
  }) => {
    const chat = openChat(world, asOwner(guild));
    await switchToRussian(api, guild);

    const answers = [
      await chat.ask('!цвет небо'),
      await chat.ask('!время когда-нибудь'),
      await chat.ask('!эмбед Заголовок Текст нецвет'),
      await chat.ask('!скажи'),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      expect.stringContaining('Это не цвет.'),
      expect.stringContaining('«момент» — это время, например'),
      expect.stringContaining('Это не цвет.'),
      'Не хватает параметра «текст».\nИспользование: `!скажи <текст>`',
    ]);
  });
});

test('The public list contains every command that the bot registers, in the same order', async ({ world, api }) => {
  const { services } = world;
  const registered = () => services.api.applicationCommands.getGlobalCommands(services.platform.clientId);
  await expect.poll(async () => (await registered()).length).toBeGreaterThan(0);

  const { body } = await api.call(null, commandsEndpoints.list);

  const slash = (await registered()).filter(({ type }) => type === ApplicationCommandType.ChatInput);
  const listed = z.parse(z.array(z.object({ name: z.string() })), body);
  expect(listed.map(({ name }) => name)).toEqual(slash.map(({ name }) => name));
});

async function switchToRussian(api: ApiClient, guild: GuildFixture): Promise<void> {
  const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
  await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });
}

function withRight({ simulator }: World, guild: GuildFixture, permission: 'ManageMessages') {
  const roleId = simulator.world.createRole(guild.id, { name: permission, permissions: [permission] });
  simulator.world.grantRole(guild.id, guild.manager.id, roleId);
  return guild.manager;
}
