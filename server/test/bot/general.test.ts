import { PREFIX_MAX } from '@perigee/core/community/general/schema';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { test } from '../support/fixtures.ts';
import { savedVersions } from '../support/data/history.ts';

describe('The prefix command', () => {
  test('The prefix command shows and changes the prefix, and records the manager in the history', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, { ...guild, member: guild.manager });

    const answers = [await chat.ask('!prefix'), await chat.ask('!prefix ?'), await chat.ask('?prefix')];
    const saved = await savedVersions(world, guild, 'general');

    expect(answers.map(({ content }) => content)).toEqual([
      'The prefix on this server is `!`.',
      'The prefix is now `?`.',
      'The prefix on this server is `?`.',
    ]);
    expect(saved).toMatchObject([{ savedBy: guild.manager.id }]);
  });

  test.for([
    { prefix: 'x'.repeat(PREFIX_MAX), answer: `The prefix is now \`${'x'.repeat(PREFIX_MAX)}\`.` },
    { prefix: 'x'.repeat(PREFIX_MAX + 1), answer: 'A prefix is 1 to 20 characters long: no spaces, backticks or “|”.' },
    { prefix: 'a b', answer: 'A prefix is 1 to 20 characters long: no spaces, backticks or “|”.' },
  ])('Setting the prefix to "$prefix" gets the answer: $answer', async ({ prefix, answer }, { world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.manager });

    const { content } = await chat.slash('prefix', { prefix });

    expect(content).toBe(answer);
  });

  test('A member without the Manage Server permission cannot change the prefix', async ({ world, guild }) => {
    const { content } = await openChat(world, guild).ask('!prefix ?');

    expect(content).toBe('To use this command you need: Manage Server.');
  });
});

describe('The language command', () => {
  test('The language command changes the language of commands and replies, together or separately', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, { ...guild, member: guild.manager });

    const answers = [
      await chat.ask('!language'),
      await chat.ask('!language русский replies'),
      await chat.slash('language', { language: 'ru' }),
      await chat.ask('!язык en команды'),
    ];

    expect(answers.map(({ content }) => content)).toEqual([
      'Commands: **English**, replies: **English**.',
      'Готово. Команды: **English**, ответы: **Русский**.',
      'Готово. Команды: **Русский**, ответы: **Русский**.',
      'Готово. Команды: **English**, ответы: **Русский**.',
    ]);
  });

  test('An unsupported language is refused with a list of the supported ones', async ({ world, guild }) => {
    const { content } = await openChat(world, { ...guild, member: guild.manager }).ask('!language de');

    expect(content).toBe('“language” must be one of: English, Русский.\nUsage: `!language [language] [part]`');
  });
});
