import type { OptionType } from '@perigee/core/commands/schema';
import { describe, expect, test } from 'vitest';
import type { OptionDefinition } from '../command-entry.ts';
import { parseOptions } from './parse-options.ts';

type Choices = { name: string; value: string | number }[];

function option(
  key: string,
  type: OptionType,
  { required = true, choices }: { required?: boolean; choices?: Choices } = {},
) {
  const text = { name: key, description: key, ...(choices && { choices }) };
  return { key, type, required, config: { en: text, ru: text } } satisfies OptionDefinition;
}

const member = option('member', 'user');
const amount = option('amount', 'integer');
const reason = option('reason', 'string', { required: false });

function read(options: OptionDefinition[], line: string) {
  const parsed = parseOptions(options, line, 'en');
  if ('problem' in parsed) return `${parsed.problem.option.key}: ${parsed.problem.reason}`;
  return options.map(
    ({ key }) => parsed.options.string(key) ?? parsed.options.number(key) ?? parsed.options.boolean(key),
  );
}

describe('options of a text command', () => {
  test.for([
    { line: '<@123456789012345678> 50', values: ['123456789012345678', 50, undefined] },
    { line: '123456789012345678 -3 spam', values: ['123456789012345678', -3, 'spam'] },
    { line: '<@!123456789012345678> 1  so   it goes ', values: ['123456789012345678', 1, 'so   it goes'] },
    { line: '<@123456789012345678> 1 "so it goes"', values: ['123456789012345678', 1, 'so it goes'] },
    { line: '<@123456789012345678> 1 «вот так»', values: ['123456789012345678', 1, 'вот так'] },
    { line: '<@123456789012345678> 1 "half', values: ['123456789012345678', 1, '"half'] },
    { line: '', values: 'member: missing' },
    { line: 'somebody 5', values: 'member: invalid' },
    { line: '<@&123456789012345678> 5', values: 'member: invalid' },
    { line: '<@123456789012345678>', values: 'amount: missing' },
    { line: '<@123456789012345678> 1.5', values: 'amount: invalid' },
    { line: '<@123456789012345678> 9007199254740993', values: 'amount: invalid' },
  ])('"$line"', ({ line, values }) => {
    expect(read([member, amount, reason], line)).toEqual(values);
  });

  test.for([
    { type: 'number' as const, text: '1,5', value: 1.5 },
    { type: 'boolean' as const, text: 'ДА', value: true },
    { type: 'boolean' as const, text: 'off', value: false },
    { type: 'boolean' as const, text: 'perhaps', value: 'it: invalid' },
    { type: 'channel' as const, text: '<#123456789012345678>', value: '123456789012345678' },
    { type: 'role' as const, text: '<@&123456789012345678>', value: '123456789012345678' },
    { type: 'string' as const, text: '""', value: 'it: invalid' },
  ])('a $type written as $text', ({ type, text, value }) => {
    expect([read([option('it', type)], text)].flat()).toEqual([value]);
  });

  test('a choice is taken by its name in any case, or by its value', () => {
    const sort = option('sort', 'string', { choices: [{ name: 'Balance', value: 'bal' }] });

    const taken = ['balance', 'BAL', 'xp'].map((line) => read([sort], line));

    expect(taken).toEqual([['bal'], ['bal'], 'sort: invalid']);
  });
});
