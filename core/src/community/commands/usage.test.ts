import { expect, test } from 'vitest';
import { commandUsage, commandUsages } from './usage.ts';

const text = (name: string) => ({ name, description: name, aliases: [] });

test('Command usage shows required and optional options in the requested language', () => {
  const command = {
    config: { en: text('give'), ru: text('передать') },
    options: [
      { required: true, type: 'user' as const, config: { en: text('member'), ru: text('участник') } },
      { required: false, type: 'string' as const, config: { en: text('reason'), ru: text('причина') } },
    ],
    subcommands: [],
  };

  const usages = [commandUsage(command, 'en', '!'), commandUsage(command, 'ru', '/')];

  expect(usages).toEqual(['!give <member> [reason]', '/передать <участник> [причина]']);
});

test('Command usage marks lists and named options, and shows attachments only for slash commands', () => {
  const command = {
    config: { en: text('warn'), ru: text('пред') },
    options: [
      { required: true, type: 'members' as const, config: { en: text('member'), ru: text('участник') } },
      { required: false, named: true, type: 'integer' as const, config: { en: text('delete'), ru: text('удалить') } },
      { required: false, type: 'attachment' as const, config: { en: text('evidence'), ru: text('доказательство') } },
    ],
    subcommands: [],
  };

  const usages = [commandUsage(command, 'en', '!'), commandUsage(command, 'ru', '/')];

  expect(usages).toEqual(['!warn <member…> [delete:…]', '/пред <участник…> [удалить] [доказательство]']);
});

test('Usage names all subcommands in one line, or gives each subcommand its own line', () => {
  const member = { required: true, type: 'user' as const, config: { en: text('member'), ru: text('участник') } };
  const command = {
    config: { en: text('money'), ru: text('деньги') },
    options: [],
    subcommands: [
      { config: { en: text('add'), ru: text('дать') }, options: [member] },
      { config: { en: text('list'), ru: text('список') }, options: [] },
    ],
  };

  const shown = [commandUsage(command, 'en', '!'), ...commandUsages(command, 'ru', '/')];

  expect(shown).toEqual(['!money <add|list>', '/деньги дать <участник>', '/деньги список']);
});
