import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { type Chat, openChat } from '../support/chat.ts';
import { type PersonFixture, test } from '../support/fixtures.ts';
import { platformOf } from '../support/platform-calls.ts';
import { BOT_ID, type World } from '../support/world.ts';

const channel = z.object({ id: z.string() });

/** The direct messages between a person and the bot. */
async function writeDirectly(world: World, member: PersonFixture): Promise<Chat> {
  const opened = await platformOf(world).call('POST', '/users/@me/channels', { recipient_id: member.id });
  return openChat(world, { channelId: z.parse(channel, opened).id, member });
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
