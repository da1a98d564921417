import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { expect, test } from 'vitest';
import { errorsUnder } from './error-at.ts';
import { visibleErrors } from './visible-errors.ts';

const SAID = errorsUnder(
  {
    'join.embed.title': 'templateSyntax',
    'join.embed.fields.0.name': 'fieldNameRequired',
    'join.embed.fields.1.name': 'fieldNameRequired',
    'leave.embed.url': 'invalidUrl',
  },
  'join.embed',
);

test('An embed part shows only its own form errors', () => {
  const errorAt = visibleErrors(DEFAULT_EMBED, SAID);

  expect(errorAt('title')).toBe('templateSyntax');
  expect(errorAt('url')).toBeUndefined();
});

test('An empty field shows no error, but a field with only a value requires a name', () => {
  const fields = [
    { name: '', value: '', inline: false },
    { name: '', value: 'Be kind', inline: false },
  ];

  const errorAt = visibleErrors({ ...DEFAULT_EMBED, fields }, SAID);

  expect(errorAt('fields.0.name')).toBeUndefined();
  expect(errorAt('fields.1.name')).toBe('fieldNameRequired');
});
