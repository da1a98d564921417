import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { BOT_ID, type World } from '../support/world.ts';

const give = ({ services }: World, { id }: GuildFixture, userId: string, balance: number) =>
  services.ledger.change({ guildId: id, userId, kind: 'demo', balance });

describe('Refused payments', () => {
  test('A payment above the balance is not blamed on a protected minimum', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 100);

    const { content } = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> 500`);

    expect(content).toBe('You have 100 💰: not enough for that.');
  });

  test('A payment that only the protected minimum prevents names it, and is not asked about first', async ({
    world,
    guild,
  }) => {
    await give(world, guild, guild.member.id, 1000);
    const chat = openChat(world, guild);
    await chat.ask('!floor 600');

    const { content } = await chat.ask(`!pay <@${guild.manager.id}> 500`);

    expect(content).toBe('You have 1,000 💰, but 600 💰 of it is your protected minimum: you can spend 400 💰.');
  });

  test('“All” of nothing says that there is nothing', async ({ world, guild }) => {
    const { content } = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> all`);

    expect(content).toBe('You have 0 💰: nothing to spend.');
  });

  test('A balance that would overflow is a plain refusal', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1000);
    await give(world, guild, guild.manager.id, Number.MAX_SAFE_INTEGER);

    const paid = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> 10`);

    expect(paid.content).toBe('Nobody can have that much money or experience.');
    expect((await world.services.ledger.holdings(guild.id, guild.member.id))?.balance).toBe(1000);
  });

  test('The same refusals are in Russian', async ({ world, guild, api }) => {
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });
    await give(world, guild, guild.member.id, 100);
    const chat = openChat(world, guild);

    const poor = await chat.ask(`!перевести <@${guild.manager.id}> 500`);

    expect(poor.content).toBe('У вас 100 💰: этого не хватит.');
  });
});

describe('Refused nicknames', () => {
  test('A refused nickname says nothing about punishing', async ({ world }) => {
    const { guild, chat, moderator } = openModerating(world, { moderatorMay: ['ManageNicknames'] });

    const answers = [
      await chat.ask(`!nick <@${moderator.id}> Boss`),
      await chat.ask(`!nick <@${guild.owner.id}> Boss`),
      await chat.ask(`!nick <@${BOT_ID}> Boss`),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      'You can change your own nickname in your profile for this server.',
      expect.stringContaining('(owner) owns this server: only they can change their nickname.'),
      'I don’t change my own nickname. You can change it in the server’s member list.',
    ]);
  });
});
