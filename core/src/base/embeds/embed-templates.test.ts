import { expect, test } from 'vitest';
import { embedTemplates } from './embed-templates.ts';
import { DEFAULT_EMBED } from './schema.ts';

test('Template checks cover every text of an embed with its path', () => {
  const embed = {
    ...DEFAULT_EMBED,
    author: { name: 'a', url: 'b', iconUrl: 'c' },
    title: 'd',
    url: 'e',
    description: 'f',
    fields: [
      { name: 'g', value: 'h', inline: false },
      { name: 'i', value: '', inline: false },
    ],
    image: 'j',
    thumbnail: 'k',
    footer: { text: 'l', iconUrl: 'm' },
    timestamp: { type: 'template' as const, date: '', template: 'n' },
  };

  const uses = embedTemplates(embed, 'join.embed', 'greeting');

  expect(uses.map(({ text }) => text).join('')).toBe('abcdefghijklmn');
  expect(uses).toContainEqual({ path: 'join.embed.fields.1.name', context: 'greeting', text: 'i' });
  expect(uses.at(-1)).toEqual({
    path: 'join.embed.timestamp.template',
    context: 'greeting',
    text: 'n',
    form: 'moment',
  });
});

test('An unused timestamp template is not checked', () => {
  const timestamp = { type: 'current' as const, date: '', template: '{{ broken' };

  expect(embedTemplates({ ...DEFAULT_EMBED, timestamp }, 'embed', 'greeting')).toEqual([]);
});
