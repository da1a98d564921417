import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';
import { type GuildFixture, createGuild, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const asOwner = (guild: GuildFixture) => ({ ...guild, member: guild.owner });

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

function withRight({ simulator }: World, guild: GuildFixture, permission: 'ManageMessages') {
  const roleId = simulator.world.createRole(guild.id, { name: permission, permissions: [permission] });
  simulator.world.grantRole(guild.id, guild.manager.id, roleId);
  return guild.manager;
}
