import { describe, expect, test } from 'vitest';
import type { OptionDefinition } from '../command-entry.ts';
import { parseOptions } from './parse-options.ts';
import {
  amount,
  ann,
  green,
  member,
  named,
  NOTHING_ELSE,
  one,
  option,
  person,
  read,
  reason,
  two,
} from '../../../test/support/bot/typed-order.ts';

describe('Options of a text command', () => {
  test.for([
    { line: '<@123456789012345678> 50', values: ['123456789012345678', 50, undefined] },
    { line: '123456789012345678 -3 spam', values: ['123456789012345678', -3, 'spam'] },
    { line: '<@!123456789012345678> 1  so   it goes ', values: ['123456789012345678', 1, 'so   it goes'] },
    { line: '<@123456789012345678> 1 "so it goes"', values: ['123456789012345678', 1, 'so it goes'] },
    { line: '<@123456789012345678> 1 «вот так»', values: ['123456789012345678', 1, 'вот так'] },
    { line: '<@123456789012345678> 1 "half', values: ['123456789012345678', 1, '"half'] },
    { line: '', values: 'member: missing' },
    { line: 'somebody 5', values: 'member: nobody' },
    { line: '<@&123456789012345678> 5', values: 'member: invalid' },
    { line: '<@123456789012345678>', values: 'amount: missing' },
    { line: '<@123456789012345678> 1.5', values: 'amount: notWhole' },
    { line: '<@123456789012345678> 9007199254740993', values: 'amount: tooLarge' },
  ])('Parses "$line" as a member, an amount and an optional reason', async ({ line, values }) => {
    expect(await read([member, amount, reason], line)).toEqual(values);
  });

  test.for([
    { type: 'number' as const, text: '1,5', value: 1.5 },
    { type: 'boolean' as const, text: 'ДА', value: true },
    { type: 'boolean' as const, text: 'off', value: false },
    { type: 'boolean' as const, text: 'perhaps', value: 'it: invalid' },
    { type: 'channel' as const, text: '<#123456789012345678>', value: '123456789012345678' },
    { type: 'role' as const, text: '<@&123456789012345678>', value: '123456789012345678' },
    { type: 'string' as const, text: '""', value: 'it: invalid' },
  ])('Parses "$text" as a $type option', async ({ type, text, value }) => {
    expect([await read([option('it', type)], text)].flat()).toEqual([value]);
  });

  test('Matches a choice by its name or value, ignoring case', async () => {
    const sort = option('sort', 'string', { choices: [{ name: 'Balance', value: 'bal' }] });

    const taken = await Promise.all(['balance', 'BAL', 'xp'].map((line) => read([sort], line)));

    expect(taken).toEqual([['bal'], ['bal'], 'sort: invalid']);
  });
});

const HOUR = 3_600_000;
describe('Members, duration and reason', () => {
  const options = [
    { ...option('members', 'members'), max: 3 },
    option('for', 'duration', { required: false }),
    option('why', 'string', { required: false }),
  ];

  test.for([
    { line: `<@${one}>`, values: [one, undefined, undefined] },
    { line: `<@${one}><@!${two}> 1h`, values: [`${one} ${two}`, HOUR, undefined] },
    { line: `${one}, ${two}; ${one} spam`, values: [`${one} ${two}`, undefined, 'spam'] },
    { line: `${one}\n${two}\n1h 30 min so it goes`, values: [`${one} ${two}`, 1.5 * HOUR, 'so it goes'] },
    { line: 'Ann 1h spam', values: [ann.id, HOUR, 'spam'] },
    { line: '@Ann', values: [ann.id, undefined, undefined] },
    { line: '"Ann of Green Gables" неделя "so it goes"', values: [green.id, 168 * HOUR, 'so it goes'] },
    { line: `<@${one}> "1h 30m" tea`, values: [one, 1.5 * HOUR, 'tea'] },
    { line: `<@${one}> "10 times"`, values: [one, undefined, '10 times'] },
    { line: `<@${one}> 10 times`, values: [one, undefined, '10 times'] },
    { line: `<@${one}> 10 spam`, values: 'for: unclear' },
    { line: `<@${one}> 3dayz`, values: 'for: unclear' },
    { line: `<@${one}> -5m`, values: 'for: past' },
    { line: `<@${one}> 1 month`, values: [one, 720 * HOUR, undefined] },
    { line: `<@${one}> until tomorrow spam`, values: [one, 24 * HOUR, 'spam'] },
    { line: `<@${one}> 0s`, values: 'for: range' },
    { line: `<@${one}> 366d`, values: 'for: range' },
    { line: `<@${one}> 1000000000000s`, values: 'for: range' },
    { line: `<@${one}> 365d`, values: [one, 365 * 24 * HOUR, undefined] },
    { line: '', values: 'members: missing' },
    { line: `1${one} 2${one} 3${one} 4${one}`, values: 'members: tooMany' },
  ])('Parses "$line" as members, a duration and a reason', async ({ line, values }) => {
    expect(await read(options, line, named)).toEqual(values);
  });

  test.for([
    { line: '', values: [two, undefined, undefined] },
    { line: '1h so it goes', values: [two, HOUR, 'so it goes'] },
    { line: `<@${one}> spam`, values: [one, undefined, 'spam'] },
  ])('Parses "$line" in a reply, defaulting to the author of the original message', async ({ line, values }) => {
    expect(await read(options, line, { ...NOTHING_ELSE, repliedTo: person(two, 'Two') })).toEqual(values);
  });
});

describe('Named options', () => {
  const days = { ...option('days', 'integer', { required: false }), named: true, max: 7 };
  const options = [option('member', 'member'), days, reason];

  test.for([
    { line: `<@${one}> spam days:3`, values: [one, 3, 'spam'] },
    { line: `DAYS=3 <@${one}> so it goes`, values: [one, 3, 'so it goes'] },
    { line: `<@${one}> 3 days`, values: [one, undefined, '3 days'] },
    { line: `<@${one}> see workdays:3`, values: [one, undefined, 'see workdays:3'] },
    { line: `<@${one}> days:8`, values: 'days: range' },
    { line: `<@${one}> days: spam`, values: 'days: invalid' },
  ])('Parses "$line" with an option given by name', async ({ line, values }) => {
    expect(await read(options, line)).toEqual(values);
  });
});

describe('Amounts and times', () => {
  const money = option('sum', 'amount');
  const uses = option('uses', 'integer', { required: false });
  const when = { ...option('when', 'time'), named: true };
  const text = option('text', 'string');

  const understood = async (options: OptionDefinition[], line: string) => {
    const parsed = await parseOptions(options, line, 'en', NOTHING_ELSE);
    return 'problem' in parsed ? parsed.problem : Object.fromEntries(parsed.given);
  };

  test('A named time takes all of its words, wherever it is', async () => {
    const values = await understood([text, when], 'the prize when:31.12 18:00 is Nitro');

    expect(values).toEqual({ text: 'the prize is Nitro', when: { kind: 'moment', at: Date.UTC(2026, 11, 31, 18) } });
  });

  test('Refuses unused words after an amount and says how it read the order', async () => {
    const problem = await understood([money], '10 20');

    expect(problem).toMatchObject({
      reason: 'surplus',
      words: '20',
      understood: [{ option: money, value: { units: 10 } }],
    });
  });

  test('A full stop after an amount is no surplus', async () => {
    expect(await understood([money], '10.')).toEqual({ sum: { units: 10 } });
  });

  test('Two numbers are not taken for one where another may follow', async () => {
    const [joined, apart, quoted] = await Promise.all(
      ['100 500', '100 50', '"100" 500'].map((line) => understood([money, uses], line)),
    );

    expect(joined).toMatchObject({ reason: 'unclear', meanings: [{ units: 100_500 }, { units: 100 }] });
    expect(apart).toEqual({ sum: { units: 100 }, uses: 50 });
    expect(quoted).toEqual({ sum: { units: 100 }, uses: 500 });
  });

  test('A whole number has no spaces where other options follow', async () => {
    expect(await understood([uses, text], '5 100 messages')).toEqual({ uses: 5, text: '100 messages' });
    expect(await understood([uses], '5 100')).toEqual({ uses: 5100 });
  });

  test('The number after a time is the next option’s where that has to be given', async () => {
    const values = await understood([option('when', 'time'), text], '1h 30');

    expect(values).toEqual({ when: { kind: 'length', ms: HOUR }, text: '30' });
  });
});

test('Leaves the second mention in the text when the command takes one member', async () => {
  const options = [option('member', 'member'), option('text', 'string')];

  const values = await read(options, `<@${one}> is <@${two}>`);

  expect(values).toEqual([one, `is <@${two}>`]);
});

test('Rejects a required duration that is missing or malformed', async () => {
  const problems = await Promise.all(['', 'spam', '5'].map((line) => read([option('for', 'duration')], line)));

  expect(problems).toEqual(['for: missing', 'for: invalid', 'for: unclear']);
});

test('Takes attachment options from the message without consuming its words', async () => {
  const files = [{ name: 'a.png', url: 'https://example.com/a.png', size: 1 }];
  const options = [option('proof', 'attachment', { required: false }), option('text', 'string')];

  const parsed = await parseOptions(options, 'so it goes', 'en', { ...NOTHING_ELSE, files });

  expect(parsed).toMatchObject({
    given: new Map<string, unknown>([
      ['proof', files],
      ['text', 'so it goes'],
    ]),
  });
});
