import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../base/issues/describe-issues.ts';
import { generalSchema, PREFIX_MAX, prefixSchema } from './schema.ts';

describe('Command prefix', () => {
  test.for([
    { prefix: '!', is: 'one character' },
    { prefix: 'x'.repeat(PREFIX_MAX), is: 'as long as the limit allows' },
    { prefix: '🚀', is: 'an emoji' },
    { prefix: '❤\ufe0f', is: 'an emoji with a variation selector' },
    { prefix: '👨\u200d👩\u200d👧', is: 'a family of emoji' },
    { prefix: 'e\u0301', is: 'a letter with a combining accent' },
    { prefix: 'пг-', is: 'Cyrillic' },
  ])('A prefix can be $is', ({ prefix }) => {
    const parsed = z.safeParse(prefixSchema, prefix);

    expect(parsed.success).toBe(true);
  });

  test.for([
    { prefix: '', code: 'prefixRequired' },
    { prefix: 'x'.repeat(PREFIX_MAX + 1), code: 'prefixTooLong' },
    { prefix: '🚀'.repeat(PREFIX_MAX / 2 + 1), code: 'prefixTooLong' },
    { prefix: 'a b', code: 'prefixCharacters' },
    { prefix: 'a\u00a0b', code: 'prefixCharacters' },
    { prefix: '`', code: 'prefixCharacters' },
    { prefix: '|', code: 'prefixCharacters' },
    { prefix: '\u200b', code: 'prefixInvisible' },
    { prefix: 'a\u200d', code: 'prefixInvisible' },
    { prefix: '\u202e!', code: 'prefixInvisible' },
    { prefix: '!\ufe0f', code: 'prefixInvisible' },
    { prefix: '\u3164', code: 'prefixInvisible' },
    { prefix: '\u0000', code: 'prefixInvisible' },
    { prefix: '\ud83d', code: 'prefixInvisible' },
  ])('The prefix "$prefix" is refused with $code', ({ prefix, code }) => {
    const parsed = z.safeParse(prefixSchema, prefix);

    expect(describeIssues(parsed.error?.issues ?? [])).toEqual([expect.objectContaining({ code })]);
  });
});

test('An unknown settings field is refused by name', () => {
  const body = { prefix: '!', language: { commands: 'en', interface: 'ru' }, color: 'red' };

  const parsed = z.safeParse(generalSchema, body);

  expect(describeIssues(parsed.error?.issues ?? [])).toEqual([{ path: 'color', code: 'unknownField' }]);
});

test('An unsupported language is refused with its path', () => {
  const body = { prefix: '!', language: { commands: 'de', interface: 'ru' } };

  const parsed = z.safeParse(generalSchema, body);

  expect(describeIssues(parsed.error?.issues ?? [])).toEqual([{ path: 'language.commands', code: 'notAllowed' }]);
});
