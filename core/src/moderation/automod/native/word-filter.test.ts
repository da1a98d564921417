import { describe, expect, test } from 'vitest';
import { NATIVE_LIMITS } from './limits.ts';
import { filterWords } from './word-filter.ts';

const whole = (...words: string[]) => filterWords({ words, match: 'whole', allowed: [] });
const part = (...words: string[]) => filterWords({ words, match: 'part', allowed: [] });
const letters = (count: number) => 'x'.repeat(count);

/** Matches as the platform does, as far as its regex flavour agrees with JavaScript's. */
const stops = (patterns: readonly string[], text: string) =>
  patterns.some((pattern) => new RegExp(pattern.replace('(?i)', ''), 'iu').test(text));

describe('Native keywords', () => {
  test.for([
    [whole('spam', 'купи слона', 'c++'), ['spam', 'купи слона', 'c++']],
    [whole('spam*', '*spam', '*спам*', 'a**'), ['spam*', '*spam', '*спам*', 'a*']],
    [part('spam', 'buy now'), ['*spam*', '*buy now*']],
    [part('spam*'), ['spam*']],
    [whole('buy * now', '  two   words '), ['buy  now', 'two words']],
    [whole('same', 'same '), ['same']],
  ] as const)('Converts plain words and edge wildcards to native keywords: %o', ([filter, keywords]) => {
    expect(filter).toEqual({ keywords, patterns: [], tooLong: 0, tooMany: 0, allowing: 0 });
  });

  test('A native keyword has at most 60 characters, including wildcards', () => {
    expect(whole(letters(60)).keywords).toEqual([letters(60)]);
    expect(part(letters(58)).keywords).toEqual([`*${letters(58)}*`]);
    expect([whole(letters(61)).keywords, part(letters(59)).keywords]).toEqual([[], []]);
  });

  test('A native rule has at most 1,000 keywords', () => {
    const words = Array.from({ length: NATIVE_LIMITS.keywords + 1 }, (_, index) => `word${index}`);

    expect(whole(...words.slice(1))).toMatchObject({ keywords: { length: 1_000 }, tooMany: 0, allowing: 0 });
    expect(whole(...words)).toMatchObject({ keywords: { length: 1_000 }, tooMany: 1 });
  });
});

describe('Native patterns', () => {
  test('A wildcard inside a word becomes a native pattern that matches the same texts', () => {
    const { keywords, patterns } = whole('f*ck', 'д*рак', '*a*b', 'c*d*');

    expect(keywords).toEqual([]);
    for (const text of ['fck', 'oh FUCK!', 'ты дурак', 'ДУРРАК', 'xaxb', 'cddd'])
      expect(stops(patterns, text)).toBe(true);
    for (const text of ['fucking', 'f ck', 'дураки', 'xaxbx', 'xcdd']) expect(stops(patterns, text)).toBe(false);
  });

  test('A phrase too long for a keyword becomes a literal native pattern', () => {
    const phrase = `1.5 (five) ${letters(60)}`;
    const { patterns } = whole(phrase);

    expect(stops(patterns, `so: ${phrase}`)).toBe(true);
    expect(stops(patterns, phrase.replace('.', '_'))).toBe(false);
  });

  test('A native rule has at most ten patterns, and the words left over are counted', () => {
    const words = Array.from({ length: 120 }, (_, index) => `word*${String(index).padStart(3, '0')}`);

    const { patterns, tooMany, tooLong } = whole(...words);

    expect(patterns).toHaveLength(10);
    for (const pattern of patterns) expect(pattern.length).toBeLessThanOrEqual(260);
    const stopped = words.filter((word) => stops(patterns, word.replace('*', 'y')));
    expect({ said: stopped.length, tooLong }).toEqual({ said: words.length - tooMany, tooLong: 0 });
    expect(whole(...stopped)).toMatchObject({ tooMany: 0, allowing: 0 });
  });

  test('A native pattern has at most 260 characters', () => {
    const room = NATIVE_LIMITS.patternLength - (whole('a*b').patterns[0]?.length ?? 0);

    expect(whole(`a*b${letters(room)}`).patterns[0]).toHaveLength(260);
    expect(whole(`a*b${letters(room + 1)}`)).toEqual({
      keywords: [],
      patterns: [],
      tooLong: 1,
      tooMany: 0,
      allowing: 0,
    });
  });
});
