import { expect, test } from 'vitest';
import { commandUsage } from './usage.ts';

const text = (name: string) => ({ name, description: name, aliases: [] });

test('usage names required and optional options in the language asked for', () => {
  const command = {
    config: { en: text('give'), ru: text('передать') },
    options: [
      { required: true, type: 'user' as const, config: { en: text('member'), ru: text('участник') } },
      { required: false, type: 'string' as const, config: { en: text('reason'), ru: text('причина') } },
    ],
  };

  const usages = [commandUsage(command, 'en', '!'), commandUsage(command, 'ru', '/')];

  expect(usages).toEqual(['!give <member> [reason]', '/передать <участник> [причина]']);
});
