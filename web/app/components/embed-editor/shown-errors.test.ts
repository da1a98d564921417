import { DEFAULT_EMBED } from '@perigee/core/embeds/schema';
import { expect, test } from 'vitest';
import { errorsUnder } from './error-at.ts';
import { shownErrors } from './shown-errors.ts';
import { wrongParts } from './wrong-parts.ts';

const SAID = errorsUnder({ 'join.embed.title': 'templateSyntax', 'leave.embed.url': 'invalidUrl' }, 'join.embed');

test('a part shows what the schema says of it now, then what the server said', () => {
  const embed = { ...DEFAULT_EMBED, color: 'red', title: '{{ nobody }}' };

  const errorAt = shownErrors(embed, SAID);

  expect(errorAt('color')).toBe('colorInvalid');
  expect(errorAt('title')).toBe('templateSyntax');
  expect(errorAt('url')).toBeUndefined();
  expect(wrongParts(embed, errorAt)).toEqual(['color', 'title']);
});

test('a field that is not filled in yet is not wrong; one without a name is', () => {
  const fields = [
    { name: '', value: '', inline: false },
    { name: '', value: 'Be kind', inline: false },
  ];

  const errorAt = shownErrors({ ...DEFAULT_EMBED, fields }, SAID);

  expect(errorAt('fields.0.name')).toBeUndefined();
  expect(errorAt('fields.1.name')).toBe('fieldNameRequired');
});

test('texts that are too long together are said of the embed as a whole', () => {
  const fields = Array.from({ length: 6 }, () => ({ name: 'n', value: 'x'.repeat(1024), inline: false }));

  expect(shownErrors({ ...DEFAULT_EMBED, fields }, SAID)('')).toBe('embedTooLong {"max":6000}');
});
