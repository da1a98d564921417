import { describe, expect } from 'vitest';
import { RANK_CARD } from '../../../src/features/economy/leaderboard/rank-card.ts';
import { descriptionOf, give, hide, PLAIN_BOT, switchToRussian } from '../../support/economy/boards.ts';
import { openChat } from '../../support/chat.ts';
import { denyInChannel } from '../../support/moderation/deny-in-channel.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

type Message = ReturnType<World['simulator']['world']['messages']>[number];

/** The first file of an answer, with its metadata and content. */
async function fileOf({ attachments }: Pick<Message, 'attachments'>) {
  const [file] = attachments;
  const content = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
  return {
    file,
    signature: content.toString('latin1', 1, 4),
    size: [content.readUInt32BE(16), content.readUInt32BE(20)],
  };
}

describe('Rank cards', () => {
  test('The rank command draws a card and describes it in the alt text', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await give(world, guild, [
      { userId: guild.owner.id, balance: 500 },
      { userId: guild.member.id, balance: 12_480, xp: 3310 },
    ]);

    const [own, others] = [await chat.ask('!rank'), await chat.ask(`!rank <@${guild.owner.id}>`)];

    const { file, signature, size } = await fileOf(own);
    expect(file).toMatchObject({
      filename: 'rank.png',
      content_type: 'image/png',
      description: 'member on Test guild: rank 1. Balance 12,480, experience 3,310.',
    });
    expect([signature, size]).toEqual(['PNG', [RANK_CARD.width, RANK_CARD.height]]);
    expect(others.attachments).toMatchObject([
      { description: 'owner on Test guild: rank 2. Balance 500, experience 0.' },
    ]);
  });

  test('The rank slash command draws a card too, described in Russian on a Russian-language server', async ({
    world,
    guild,
    api,
  }) => {
    await switchToRussian(api, guild);
    await give(world, guild, [{ userId: guild.member.id, balance: 12_480 }]);

    const { message } = await openChat(world, guild).slash('rank');

    expect(message).toMatchObject({
      attachments: [{ description: 'member на сервере Test guild: место 1. Баланс 12\u00a0480, опыт 0.' }],
    });
  });

  test('The rank card is drawn without an avatar, and for a name that its fonts do not cover', async ({
    world,
    guild,
  }) => {
    const userId = world.simulator.world.createPerson({ username: 'hanako', globalName: '花子🌸' });
    world.simulator.world.addMember(guild.id, userId);
    await give(world, guild, [{ userId, balance: 2 }]);
    world.simulator.world.fail({ path: /^\/cdn\/embed\/avatars\//, status: 500, times: 1 });

    const answer = await openChat(world, guild).ask(`!rank ${userId}`);

    expect(await fileOf(answer)).toMatchObject({
      signature: 'PNG',
      file: { description: '花子🌸 on Test guild: rank 1. Balance 2, experience 0.' },
    });
  });

  test('The rank command answers in text if the bot cannot attach files', async ({ world }) => {
    const guild = createGuild(world, { botPermissions: [...PLAIN_BOT] });
    await give(world, guild, [{ userId: guild.member.id, balance: 7, xp: 8 }]);
    await denyInChannel(world, guild, 'AttachFiles');

    const answer = await openChat(world, guild).ask('!rank');

    expect(answer).toMatchObject({
      attachments: [],
      content: 'member on Test guild: rank 1. Balance 7, experience 8.',
    });
  });
});

describe('Profiles', () => {
  test('The profile shows balance, experience, ranks and the join date', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await give(world, guild, [
      { userId: guild.owner.id, balance: 500, xp: 9 },
      { userId: guild.member.id, balance: 12_480, xp: 8 },
    ]);

    const answers = [await chat.ask('!profile'), await chat.slash('profile', { user: guild.owner.id })];

    expect(answers.map(({ embeds: [embed] }) => embed)).toMatchObject([
      {
        title: 'member',
        url: `http://localhost:3000/leaderboard/${guild.id}/${guild.member.id}`,
        fields: [
          { name: 'Balance', value: '**12,480 💰**\nRank 1' },
          { name: 'Experience', value: '**8 XP**\nRank 2' },
          { name: 'This month', value: '**12,480 💰**\nRank 1' },
          { name: 'Joined', value: expect.stringMatching(/^<t:\d+:D>/) },
        ],
      },
      { title: 'owner', fields: [{ value: '**500 💰**\nRank 2' }, { value: '**9 XP**\nRank 1' }, {}, {}] },
    ]);
  });
});

describe.for(['rank', 'profile'])('The %s command', (name) => {
  test('A member without money or experience is reported as unranked', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const answers = [await chat.ask(`!${name}`), await chat.ask(`!${name} ${guild.owner.id}`)];

    expect(answers.map(({ content }) => content)).toEqual([
      'You aren’t on the leaderboard yet: earn some money or experience first.',
      'owner isn’t on the leaderboard yet.',
    ]);
  });

  test('A hidden member is reported as hidden, without any values', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await give(world, guild, [
      { userId: guild.owner.id, balance: 777 },
      { userId: guild.member.id, balance: 888 },
    ]);
    await hide(world, guild, guild.owner.id);
    await hide(world, guild, guild.member.id);

    const [others, own] = [await chat.ask(`!${name} ${guild.owner.id}`), await chat.slash(name)];
    const board = await chat.ask('!leaderboard');

    expect(others).toMatchObject({ content: 'owner is hidden from the leaderboard.', embeds: [], attachments: [] });
    expect(own).toMatchObject({
      isEphemeral: true,
      content: expect.stringMatching(/^You’re hidden .+\/leaderboard\/\d+>$/),
    });
    expect(descriptionOf(board)).toBe(`Nobody is ranked here yet.\n\n<@${guild.member.id}> is hidden from this list.`);
  });

  test('An unknown user ID is rejected', async ({ world, guild }) => {
    const answer = await openChat(world, guild).ask(`!${name} 100000000000000099`);

    expect(answer.content).toBe('There’s no such user.');
  });
});
