import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, buildGeneral, test } from '../support/fixtures.ts';

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
