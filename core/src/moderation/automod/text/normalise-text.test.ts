import { describe, expect, test } from 'vitest';
import { originalSpan } from './mapped-text.ts';
import { normaliseText } from './normalise-text.ts';
import { wordsOf } from './words-of.ts';

test.for([
  ['Hello, World', 'hello, world'],
  ['ＳＰＡＭ', 'spam'],
  ['𝓼𝓹𝓪𝓶', 'spam'],
  ['s\u200Bp\u200Da\u2060m', 'spam'],
  ['s\u00ADpam', 'spam'],
  ['s\u{E0041}pam', 'spam'],
  ['s̶p̶a̶m̶', 'spam'],
  ['s*p*a*m', 'spam'],
  ['||s||pam', 'spam'],
  ['s p a m now', 'spam now'],
  ['с.п.а.м', 'спам'],
  ['s-p-a-m', 'spam'],
  ['%73%70am', 'spam'],
  ['100%', '100%'],
  ['%FF%zz', '%ff%zz'],
  ['йод и ёж', 'йод и ёж'],
  ['и\u0306од', 'йод'],
  ['ж/д', 'ж/д'],
  ['я и ты', 'я и ты'],
  ['a b', 'a b'],
] as const)('Normalises "%s" to "%s"', ([written, read]) => {
  expect(normaliseText(written).text).toBe(read);
});

test('Normalised words map back to their spans in the original message', () => {
  const written = 'Buy ＳＰ\u200BＡＭ %73hop s p a m!';
  const normalised = normaliseText(written);

  const marked = wordsOf(normalised).map(({ text, span }) => [text, written.slice(span.start, span.end)]);

  expect(marked).toEqual([
    ['buy', 'Buy'],
    ['spam', 'ＳＰ\u200BＡＭ'],
    ['shop', '%73hop'],
    ['spam', 's p a m'],
  ]);
  expect(originalSpan(normalised, 0, 3)).toEqual({ start: 0, end: 3 });
});

describe('Words of a message', () => {
  test.for([
    ['spаm', ['spam']],
    ['KAЗИHO', ['казино']],
    ['n1gger', ['nigger', 'nlgger']],
    ['fr33', ['free']],
    ['spám', ['spam']],
    ['straße', ['strasse']],
    ['spam', []],
    ['спам', []],
    ['йод', []],
    ['2026', []],
  ] as const)('The word %s may also be read as %s', ([word, readings]) => {
    const [found] = wordsOf(normaliseText(word));

    expect(readings.filter((reading) => found?.readings.includes(reading) !== true)).toEqual([]);
    expect(found?.readings.length === 0).toBe(readings.length === 0);
  });

  test('Only letters repeated at least three times, or all of them twice, are squeezed', () => {
    expect(wordsOf(normaliseText('spaaaam class ssppaamm')).map(({ squeezed }) => squeezed)).toEqual([
      ['spam'],
      [],
      ['spam'],
    ]);
  });
});
