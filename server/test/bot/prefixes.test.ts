import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';
import { BOT_ID, type World } from '../support/world.ts';

const saveGeneral = (api: ApiClient, guild: GuildFixture, changes: Parameters<typeof buildGeneral>[0]) =>
  api.call(guild.manager.token, generalSection.save, { params: { guildId: guild.id }, body: buildGeneral(changes) });

/** The bot's role, which the platform made when the bot joined. */
async function roleOfBot(world: World, { id }: GuildFixture): Promise<string> {
  const roles = await platformOf(world).roles(id);
  return roles.find(({ name }) => name === 'Perigee')?.id ?? '';
}

describe('A mention of the bot', () => {
  test('A mention of the bot or of its role stands for the prefix', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const role = await roleOfBot(world, guild);

    const answers = [
      await chat.ask(`<@${BOT_ID}> ping`),
      await chat.ask(`<@!${BOT_ID}>PING`),
      await chat.ask(`<@&${role}> latency`),
      await chat.ask(`<@${BOT_ID}>, ping`),
    ];

    expect(answers.map(({ embeds }) => embeds)).toMatchObject(answers.map(() => [{ title: '🏓 Pong!' }]));
  });

  test('After a mention, commands take options, and names of the language of commands', async ({
    world,
    guild,
    api,
  }) => {
    await saveGeneral(api, guild, { language: { commands: 'ru', interface: 'ru' } });
    const chat = openChat(world, { ...guild, member: guild.manager });

    const answers = [await chat.ask(`<@${BOT_ID}> пинг`), await chat.ask(`<@${BOT_ID}> префикс ?`)];

    expect(answers).toMatchObject([{ embeds: [{ title: '🏓 Понг!' }] }, { content: 'Теперь префикс — `?`.' }]);
  });

  test('A bare mention of the bot or of its role is answered with the prefix', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const role = await roleOfBot(world, guild);

    const answers = [await chat.ask(`<@!${BOT_ID}>`), await chat.ask(`<@&${role}>`)];

    expect(answers.map(({ content }) => content)).toEqual(
      answers.map(() => 'My prefix on this server is `!`. `!help` shows what I can do.'),
    );
  });

  test('Mentions of others, mentions later in a text and unknown words are no commands', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    for (const text of [
      `<@${guild.owner.id}> ping`,
      `<@&${guild.id}> ping`,
      `hey <@${BOT_ID}> ping`,
      `<@${BOT_ID}> thank you`,
    ]) {
      chat.say(text);
    }

    await chat.ask('!ping');

    expect(chat.answers()).toHaveLength(1);
  });
});

describe('Letters of a prefix', () => {
  test.for([
    { prefix: 'p!', typed: ['P!ping', 'p!ping', 'P! ping'] },
    { prefix: 'Пг-', typed: ['пг-ping', 'ПГ-ping', 'пГ- PING'] },
  ])('Letters of the prefix $prefix match in either case', async ({ prefix, typed }, { world, guild, api }) => {
    await saveGeneral(api, guild, { prefix, language: { commands: 'en', interface: 'en' } });
    const chat = openChat(world, guild);

    const answers = [];
    for (const text of typed) answers.push(await chat.ask(text));
    const help = await chat.ask(`${prefix}help ${prefix.toUpperCase()}ping`);

    expect(answers.map(({ embeds }) => embeds)).toMatchObject(typed.map(() => [{ title: '🏓 Pong!' }]));
    expect(help.embeds).toMatchObject([{ title: 'ping' }]);
  });
});
