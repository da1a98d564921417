import type { OptionType } from '@perigee/core/community/commands/schema';
import { describe, expect, test } from 'vitest';
import type { OptionDefinition } from '../command-entry.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';
import { readLeadingPeople, readNearPeople } from '../people/read-name.ts';
import { checkOptions, type OptionProblem } from './check-options.ts';
import { parseOptions, type TypedExtras } from './parse-options.ts';

const reading = {
  nowMs: Date.UTC(2026, 10, 25),
  zone: 'UTC',
  moneySymbol: '',
  startMs: Date.UTC(2026, 10, 25),
  answers: {},
  person: null,
};
const NOBODY: PeopleFinder = { leading: async () => null, near: async () => null };
const NOTHING_ELSE: TypedExtras = {
  files: [],
  repliedTo: null,
  reading,
  finder: NOBODY,
  selfId: '1',
  takesRemarks: false,
};

const person = (id: string, ...names: string[]): Candidate => ({
  id,
  names,
  username: names[0] ?? id,
  shownName: names[0] ?? id,
  user: null,
  isMember: true,
  joinedAt: null,
});

/** Finds people in a list, as the bot finds members. */
const among = (...people: Candidate[]): PeopleFinder => ({
  leading: async (text) => readLeadingPeople(text, people),
  near: async (text) => readNearPeople(text, people),
});

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

function nameProblem(problem: OptionProblem | null) {
  return problem?.reason === 'surplus' ? `surplus: ${problem.words}` : `${problem?.option.key}: ${problem?.reason}`;
}

async function read(options: OptionDefinition[], line: string, extras: TypedExtras = NOTHING_ELSE) {
  const parsed = await parseOptions(options, line, 'en', extras);
  const checked = 'problem' in parsed ? parsed : checkOptions(options, parsed.given);
  if ('problem' in checked) return nameProblem(checked.problem);
  return options.map(({ key }) => {
    const value = checked.options[key];
    return Array.isArray(value) ? value.map(String).join(' ') : value;
  });
}

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
const [one, two] = ['123456789012345678', '223456789012345678'];

const ann = person('323456789012345678', 'ann');
const green = person('423456789012345678', 'Ann of Green Gables', 'anne');
const named: TypedExtras = { ...NOTHING_ELSE, finder: among(ann, green) };

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

describe('Order of options', () => {
  const target = option('target', 'mentionable');
  const money = option('sum', 'amount');
  const lasts = option('for', 'duration', { required: false });
  const winner = { ...option('winner', 'user', { required: false }), named: true };
  const number = option('number', 'integer', { required: false });
  const within = { ...option('within', 'duration', { required: false }), named: true };

  test.for([
    { options: [member, money], line: `10 <@${one}>`, values: [one, { units: 10 }] },
    { options: [member, money], line: '10 Ann', values: [ann.id, { units: 10 }] },
    { options: [target, money, reason], line: `100 <@${one}> for 2 wins`, values: [one, { units: 100 }, 'for 2 wins'] },
    { options: [target, money, reason], line: '<@&223456789012345678> 5', values: [two, { units: 5 }, undefined] },
    {
      options: [option('them', 'members'), lasts, reason],
      line: `10m <@${one}> spam`,
      values: [one, HOUR / 6, 'spam'],
    },
    {
      options: [option('them', 'members'), lasts, reason],
      line: '10 min ann spam',
      values: [ann.id, HOUR / 6, 'spam'],
    },
    { options: [number, winner], line: `9 <@${one}>`, values: [9, one] },
    { options: [number, winner], line: `<@${one}> 9`, values: [9, one] },
    { options: [number, winner], line: '9 Ann', values: [9, ann.id] },
    { options: [number, winner], line: 'Ann', values: [undefined, ann.id] },
    { options: [money, number, within], line: '100 1 40d', values: [{ units: 100 }, 1, 960 * HOUR] },
    { options: [money, number, within], line: '100 1 soon', values: 'surplus: soon' },
  ])('Reads "$line"', async ({ options, line, values }) => {
    expect(await read(options, line, named)).toEqual(values);
  });

  test('A mention is meant even if somebody is called like the time before it', async () => {
    const finder = among(person(two, '10m'));

    const values = await read([option('them', 'members'), lasts, reason], `10m <@${one}> spam`, { ...named, finder });

    expect(values).toEqual([one, HOUR / 6, 'spam']);
  });
});

describe('Who is meant', () => {
  const them = option('them', 'members');
  const why = { ...reason, saysWhy: true };
  const bob = person('523456789012345678', 'Bob', 'robert');
  const other = person('623456789012345678', 'Bobby', 'bob');
  const ask = async (line: string, people: Candidate[], extras: Partial<TypedExtras> = {}) => {
    const parsed = await parseOptions([them, why], line, 'en', { ...named, finder: among(...people), ...extras });
    if ('problem' in parsed) return nameProblem(parsed.problem);
    const { question } = parsed;
    return (
      question && {
        why: question.why,
        choices: question.choices.map(({ given }) => [given.get('them'), given.get('reason')].flat()),
      }
    );
  };

  test('Two people of one name are asked about', async () => {
    expect(await ask('bob spam', [bob, other])).toEqual({
      why: 'several',
      choices: [
        [bob.id, 'spam'],
        [other.id, 'spam'],
      ],
    });
  });

  test.for([
    { line: 'Bob Smith raid', why: 'goesOn', reason: 'Smith raid' },
    { line: 'Боб Смит рейд', why: 'goesOn', reason: 'Смит рейд' },
    { line: 'Bo raid', why: 'near', reason: 'raid' },
    { line: 'Bbo Smith raid', why: 'near', reason: 'Smith raid' },
  ])('"$line" is asked about if there is only Bob', async ({ line, why: asked, reason: rest }) => {
    const asking = await ask(line, [{ ...bob, names: ['Bob', 'Боб'] }]);

    expect(asking).toEqual({ why: asked, choices: [[bob.id, rest]] });
  });

  test.for(['Bob smith', 'Bob, Smith raid', '"Bob" Smith raid', 'Bob NSFW', 'Bob 2 Raids', `<@${one}> Smith raid`])(
    '"%s" is not asked about',
    async (line) => {
      expect(await ask(line, [bob])).toBeNull();
    },
  );

  test('A reply that also names somebody is asked about, and what is the reason depends on the answer', async () => {
    expect(await ask('bob spam', [bob], { repliedTo: ann })).toEqual({
      why: 'reply',
      choices: [
        [ann.id, 'bob spam'],
        [bob.id, 'spam'],
      ],
    });
  });

  test('A reply means its author if its words name nobody else', async () => {
    const parsed = await parseOptions([them, why], 'spam again', 'en', { ...named, repliedTo: bob });

    expect(parsed).toMatchObject({
      question: null,
      given: new Map<string, unknown>([
        ['them', [bob.id]],
        ['reason', 'spam again'],
      ]),
    });
  });

  test('Where any user fits, a reply to the bot itself names nobody', async () => {
    const anyone = option('whose', 'user', { required: false });
    const replies = await Promise.all(
      [bob, person('1', 'Perigee')].map((repliedTo) => read([anyone], '', { ...named, repliedTo })),
    );

    expect(replies).toEqual([[bob.id], [undefined]]);
  });
});
