import { describe, expect, test } from 'vitest';
import type { Candidate } from '../people/candidate.ts';
import { parseOptions, type TypedExtras } from './parse-options.ts';
import {
  among,
  ann,
  member,
  named,
  nameProblem,
  one,
  option,
  person,
  read,
  reason,
  two,
} from '../../../test/support/bot/typed-order.ts';

const HOUR = 3_600_000;

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
