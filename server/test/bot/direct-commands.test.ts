import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { type Chat, openChat } from '../support/chat.ts';
import { type PersonFixture, test } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';
import { BOT_ID, type World } from '../support/world.ts';

const channel = z.object({ id: z.string() });

const registered = z.array(
  z.object({ name: z.string(), contexts: z.array(z.number()), integration_types: z.array(z.number()) }),
);

/** The direct messages between a person and the bot. */
async function writeDirectly(world: World, { id }: Pick<PersonFixture, 'id'>): Promise<Chat> {
  const { chat } = await openDirectly(world, id);
  return chat;
}

async function openDirectly(world: World, personId: string): Promise<{ channelId: string; chat: Chat }> {
  const opened = await platformOf(world).call('POST', '/users/@me/channels', { recipient_id: personId });
  const channelId = z.parse(channel, opened).id;
  return { channelId, chat: openChat(world, { channelId, member: { id: personId } }) };
}

describe('Commands in direct messages', () => {
  test('A command works with a prefix, a mention or neither, in the language of its name', async ({ world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const english = [await chat.ask('!ping'), await chat.ask('latency'), await chat.ask(`<@${BOT_ID}> Ping`)];
    const russian = [await chat.ask('!пинг'), await chat.ask('Задержка'), await chat.ask(`<@${BOT_ID}> пинг`)];

    expect(english.map(({ embeds }) => embeds)).toMatchObject(english.map(() => [{ title: '🏓 Pong!' }]));
    expect(russian.map(({ embeds }) => embeds)).toMatchObject(russian.map(() => [{ title: '🏓 Понг!' }]));
  });

  test('Help lists the commands that work in direct messages, and explains any command', async ({ world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const answers = [await chat.ask('help'), await chat.ask('помощь')];
    const details = await chat.ask('!help pay');

    expect(answers).toMatchObject([
      {
        content: expect.stringMatching(/^These commands work in direct messages\. .*\/commands$/),
        embeds: [
          {
            fields: [
              { name: 'General', value: '`!help` `!ping` `!info` `!invite`' },
              { name: 'Utilities', value: '`!avatar` `!color` `!timestamp` `!roll`' },
            ],
          },
        ],
      },
      {
        content: expect.stringMatching(/^Эти команды работают в личных сообщениях/),
        embeds: [{ fields: [{ value: '`!помощь` `!пинг` `!инфо` `!пригласить`' }, {}] }],
      },
    ]);
    expect(details.embeds).toMatchObject([{ title: 'pay' }]);
  });

  test('Commands that need no server work, and say what they do not understand', async ({ world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const invited = await chat.ask('пригласить');
    const rolled = await chat.ask('!roll 2d6+3');
    const swatch = await chat.ask('!цвет #00a6ff');
    const moment = await chat.ask('!timestamp 2026-12-31 18:00');
    const own = await chat.ask('avatar');
    const unknown = await chat.ask('avatar somebody');

    expect(JSON.stringify(invited.components)).toContain('Пригласить');
    expect(rolled).toMatchObject({ content: expect.stringMatching(/^🎲 2d6\+3: /), components: [] });
    expect(swatch.embeds).toMatchObject([{ title: '#00a6ff' }]);
    expect(moment.content).toContain(`<t:${Date.UTC(2026, 11, 31, 18) / 1000}:R>`);
    expect(own.embeds).toMatchObject([{ title: expect.stringContaining('member') }]);
    expect(unknown.content).toContain('somebody');
  });

  test('An unclear order is refused with its meanings, without buttons', async ({ world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const answer = await chat.ask('!timestamp 05/06 18:00');

    expect(answer.components).toEqual([]);
    expect(answer.content).not.toBe('');
  });
});

describe('Other direct messages', () => {
  test.for([
    { typed: ['!pay @somebody 10', 'баланс'], answer: '`!pay` works only on a server.' },
    { typed: ['баланс', '!pay'], answer: '`!баланс` работает только на сервере.' },
  ])('A command that needs a server is refused once a minute: $answer', async ({ typed, answer }, { world, guild }) => {
    const chat = await writeDirectly(world, guild.member);
    const [first = '', second = ''] = typed;

    const refused = await chat.ask(first);
    chat.say(second);
    await chat.ask('!ping');

    expect(refused.content).toBe(answer);
    expect(chat.answers()).toHaveLength(2);
  });

  test.for([
    { text: 'thank you', answer: 'I answer to commands. `!help` shows those that work in direct messages.' },
    { text: `<@${BOT_ID}>`, answer: 'I answer to commands. `!help` shows those that work in direct messages.' },
    {
      text: 'спасибо, бот',
      answer: 'Я отвечаю на команды. Какие из них работают в личных сообщениях, покажет `!помощь`.',
    },
  ])('A text that is no command gets a hint once an hour: $text', async ({ text, answer }, { world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const hint = await chat.ask(text);
    chat.say('and another text');
    await chat.ask('!ping');

    expect(hint.content).toBe(answer);
    expect(chat.answers()).toHaveLength(2);
  });
});

describe('Slash commands in direct messages', () => {
  test('Exactly the commands that need no server are offered there, with the bot added to servers only', async ({
    world,
    guild,
  }) => {
    const { channelId, chat } = await openDirectly(world, guild.member.id);
    await chat.slash('ping');

    const commands = z.parse(registered, await platformOf(world).call('GET', `/applications/${BOT_ID}/commands`));

    const direct = commands.filter(({ contexts }) => contexts.includes(1)).map(({ name }) => name);
    expect(direct.toSorted()).toEqual(
      ['avatar', 'color', 'help', 'info', 'invite', 'ping', 'roll', 'timestamp'].toSorted(),
    );
    expect(new Set(commands.map(({ contexts }) => contexts.includes(0)))).toEqual(new Set([true]));
    expect(new Set(commands.map((command) => command.integration_types.join()))).toEqual(new Set(['0']));
    const used = world.simulator.world.slash(guild.member.id, channelId, 'pay', {});
    await expect(used).rejects.toThrow('/pay is not registered here');
  });

  test('They answer, in the language of the person on Discord', async ({ world, guild }) => {
    const russianId = world.simulator.world.createPerson({ username: 'ivan', locale: 'ru' });
    const english = await writeDirectly(world, guild.member);
    const russian = await writeDirectly(world, { id: russianId });

    const answers = [await english.slash('ping'), await russian.slash('ping')];
    const help = await russian.slash('help');
    const rolled = await english.slash('roll', { dice: '2d6+3' });
    const moment = await english.slash('timestamp', { moment: '2026-12-31 18:00' });
    const unclear = await english.slash('timestamp', { moment: '05/06/2027 18:00' });

    expect(answers.map(({ embeds }) => embeds)).toMatchObject([[{ title: '🏓 Pong!' }], [{ title: '🏓 Понг!' }]]);
    expect(help.content).toContain('Эти команды работают в личных сообщениях');
    expect(rolled).toMatchObject({ content: expect.stringMatching(/^🎲 2d6\+3: /), components: [] });
    expect(moment.content).toContain(`<t:${Date.UTC(2026, 11, 31, 18) / 1000}:R>`);
    expect(unclear.components).toEqual([]);
    expect(unclear.content).toContain('moment');
  });

  test('Suggestions name only commands that work there', async ({ world, guild }) => {
    const chat = await writeDirectly(world, guild.member);

    const pings = await chat.suggest('help', 'command', { command: 'pi' });
    const payments = await chat.suggest('help', 'command', { command: 'pay' });

    expect(pings).toEqual([{ name: 'ping', value: 'ping' }]);
    expect(payments).toEqual([]);
  });

  test.for([
    { locale: 'en-US' as const, answer: '`/pay` works only on a server.' },
    { locale: 'ru' as const, answer: '`/перевести` работает только на сервере.' },
  ])(
    'Another command that arrives anyhow is refused with the reason: $answer',
    async ({ locale, answer }, { world }) => {
      const personId = world.simulator.world.createPerson({ username: 'lost', locale });
      const { channelId, chat } = await openDirectly(world, personId);
      const data = { id: '1', name: 'pay', type: 1, options: [] };

      await world.simulator.world.interact({ type: 2, personId, channelId, name: 'pay', data });

      expect(chat.answers()).toMatchObject([{ content: answer, onlyFor: personId }]);
    },
  );
});
