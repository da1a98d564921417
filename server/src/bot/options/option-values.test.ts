import { expect, expectTypeOf, test } from 'vitest';
import { defineCommand, defineOption, defineOptions } from '../define-command.ts';
import { checkOptions } from './check-options.ts';
import type { AttachedFile, OptionsOf } from './option-values.ts';

const named = <const Key extends string>(key: Key) => {
  const text = { name: key, description: key };
  return { key, config: { en: text, ru: text } };
};

const amount = defineOption({ ...named('amount'), type: 'integer', required: true, min: 1 });
const reason = defineOption({ ...named('reason'), type: 'string', required: false });
const choices = [
  { name: 'Heads', value: 'heads' as const },
  { name: 'Tails', value: 'tails' as const },
];
const side = defineOption({
  key: 'side',
  type: 'string',
  required: false,
  config: { en: { ...named('side').config.en, choices }, ru: { ...named('side').config.ru, choices } },
});
const members = defineOption({ ...named('members'), type: 'members', required: false });
const proof = defineOption({ ...named('proof'), type: 'attachment', required: false });
const all = defineOptions(amount, reason, side, members, proof);

test('Option values have the types of their options, and a wrong key does not compile', () => {
  expectTypeOf<OptionsOf<typeof all>>().toEqualTypeOf<{
    readonly amount: number;
    readonly reason: string | undefined;
    readonly side: 'heads' | 'tails' | undefined;
    readonly members: readonly string[];
    readonly proof: readonly AttachedFile[];
  }>();
  expectTypeOf<keyof OptionsOf<typeof all>>().toEqualTypeOf<'amount' | 'reason' | 'side' | 'members' | 'proof'>();

  const checked = checkOptions(all, new Map([['amount', 2]]));

  expect('options' in checked && checked.options.amount + 1).toBe(3);
});

test('A command infers the values from options that it defines inline or changes', () => {
  const pay = defineCommand({
    name: 'pay',
    category: 'economy',
    config: { en: { ...named('pay').config.en, aliases: [] }, ru: { ...named('pay').config.ru, aliases: [] } },
    options: [
      { ...named('user'), type: 'user', required: true },
      { ...reason, required: true },
      { ...named('for'), type: 'duration', required: false },
    ],
    async run({ options }) {
      expectTypeOf(options).toEqualTypeOf<{
        readonly user: string;
        readonly reason: string;
        readonly for: number | undefined;
      }>();
    },
  });

  const bound = pay.bind?.(
    new Map([
      ['user', '1'],
      ['reason', 'lunch'],
    ]),
  );

  expect(bound).toHaveProperty('run');
});

test('Values that do not fit their options are refused from any sender', () => {
  const problems = [
    new Map(),
    new Map([['amount', 'many']]),
    new Map<string, string | number>([
      ['amount', 1],
      ['side', 'edge'],
    ]),
    new Map<string, number | boolean>([
      ['amount', 1],
      ['reason', true],
    ]),
  ].map((given) => checkOptions(all, given));

  expect(problems).toMatchObject([
    { problem: { option: amount, reason: 'missing' } },
    { problem: { option: amount, reason: 'invalid' } },
    { problem: { option: side, reason: 'invalid' } },
    { problem: { option: reason, reason: 'invalid' } },
  ]);
});

test('Options that were left out are undefined, and lists are empty', () => {
  const checked = checkOptions(all, new Map([['amount', 2]]));

  expect(checked).toEqual({
    options: { amount: 2, reason: undefined, side: undefined, members: [], proof: [] },
  });
});
