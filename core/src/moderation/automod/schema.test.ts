import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../base/issues/describe-issues.ts';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from './catalogue.ts';
import { tidyEntry, WORD_MAX } from './lists.ts';
import { automodSchema, DEFAULT_AUTOMOD, normaliseAutomod, normaliseRule } from './schema.ts';

const issuesOf = (key: RuleKey, options: Record<string, unknown>) =>
  describeIssues(z.safeParse(AUTOMOD_RULES[key].schema, { ...DEFAULT_AUTOMOD[key], options }).error?.issues ?? []);

test('The rules match docs/rules/automod.md#rules, start disabled and delete messages once enabled', () => {
  expect(Object.keys(AUTOMOD_RULES)).toEqual(RULE_KEYS);
  expect(RULE_KEYS).toEqual([
    'invites',
    'flood',
    'links',
    'caps',
    'mentions',
    'emojis',
    'words',
    'attachments',
    'zalgo',
    'duplicates',
    'phishing',
    'raid',
  ]);
  for (const key of RULE_KEYS) expect(DEFAULT_AUTOMOD[key]).toMatchObject({ enabled: false, deleteMessages: true });
});

test('The flood rule defaults to 20 messages and 3,000 characters', () => {
  expect(DEFAULT_AUTOMOD.flood.options).toEqual({ messages: 20, symbols: 3000 });
});

test('The default automod settings are valid', () => {
  expect(z.parse(automodSchema, DEFAULT_AUTOMOD)).toEqual(DEFAULT_AUTOMOD);
});

test('Rules and options missing from stored settings get their defaults', () => {
  const { options: _, ...flood } = DEFAULT_AUTOMOD.flood;

  expect(z.parse(automodSchema, {})).toEqual(DEFAULT_AUTOMOD);
  expect(z.parse(automodSchema, { flood: { ...flood, options: { messages: 7 } } }).flood.options).toEqual({
    messages: 7,
    symbols: 3000,
  });
});

describe('Rule options', () => {
  test.for([
    { key: 'flood', options: { messages: 1, symbols: 1 } },
    { key: 'caps', options: { percent: 0, minLetters: 1 } },
    { key: 'caps', options: { percent: 100, minLetters: 1 } },
    { key: 'invites', options: { whitelistGuilds: ['1000000000000000001'] } },
    {
      key: 'links',
      options: { policy: 'onlyThese', domains: ['example.com', 'a-b.пример.рф', 'xn--e1afmkfd.xn--p1ai'] },
    },
    { key: 'words', options: { words: ['two words', 'x'.repeat(WORD_MAX)], match: 'part' } },
    { key: 'attachments', options: { policy: 'allExcept', fileTypes: ['png', '7z'] } },
    { key: 'duplicates', options: { messages: 2, withinMs: 3_600_000 } },
  ] as const)('The $key rule accepts the options $options', ({ key, options }) => {
    expect(issuesOf(key, options)).toEqual([]);
  });

  test.for([
    { key: 'flood', options: { messages: 0 }, path: 'messages', code: 'positiveInteger' },
    { key: 'flood', options: { symbols: 1.5 }, path: 'symbols', code: 'positiveInteger' },
    { key: 'flood', options: { speed: 1 }, path: 'speed', code: 'unknownField' },
    { key: 'caps', options: { percent: 101 }, path: 'percent', code: 'percent' },
    { key: 'invites', options: { whitelistGuilds: ['perigee'] }, path: 'whitelistGuilds.0', code: 'invalidId' },
    { key: 'links', options: { policy: 'none' }, path: 'policy', code: 'notAllowed' },
    { key: 'links', options: { domains: ['https://example.com'] }, path: 'domains.0', code: 'domainInvalid' },
    { key: 'links', options: { domains: ['localhost'] }, path: 'domains.0', code: 'domainInvalid' },
    { key: 'links', options: { domains: ['a.com', 'a.com'] }, path: 'domains', code: 'duplicate' },
    { key: 'words', options: { words: [' '] }, path: 'words.0', code: 'wordRequired' },
    { key: 'words', options: { words: ['x'.repeat(WORD_MAX + 1)] }, path: 'words.0', code: 'tooLong' },
    { key: 'attachments', options: { fileTypes: ['.exe'] }, path: 'fileTypes.0', code: 'fileTypeInvalid' },
    { key: 'duplicates', options: { withinMs: 3_600_001 }, path: 'withinMs', code: 'durationTooLong' },
  ] as const)('The $key rule refuses the options $options with $code', ({ key, options, path, code }) => {
    expect(issuesOf(key, options)).toEqual([expect.objectContaining({ path: `options.${path}`, code })]);
  });

  test.for([
    { key: 'invites', name: 'whitelistGuilds', max: 50, entry: (n: number) => `${n + 1}` },
    { key: 'links', name: 'domains', max: 100, entry: (n: number) => `${n}.example` },
    { key: 'words', name: 'words', max: 500, entry: (n: number) => `word ${n}` },
    { key: 'attachments', name: 'fileTypes', max: 50, entry: (n: number) => `t${n}` },
  ] as const)('The $key rule accepts at most $max $name', ({ key, name, max, entry }) => {
    const entries = Array.from({ length: max + 1 }, (_, index) => entry(index));

    expect(issuesOf(key, { [name]: entries.slice(1) })).toEqual([]);
    expect(issuesOf(key, { [name]: entries })).toEqual([
      { path: `options.${name}`, code: 'listTooLong', params: { max } },
    ]);
  });
});

test.for([
  { of: 'domains', typed: ' https://WWW.Example.com:8080/a?b#c ', kept: 'example.com' },
  { of: 'domains', typed: '*.example.com', kept: 'example.com' },
  { of: 'fileTypes', typed: '*.EXE', kept: 'exe' },
  { of: 'fileTypes', typed: '.tar', kept: 'tar' },
  { of: 'words', typed: ' ＢAD word ', kept: 'bad word' },
  { of: 'guilds', typed: ' 100 ', kept: '100' },
] as const)('The entry "$typed" in a list of $of is stored as "$kept"', ({ of, typed, kept }) => {
  expect(tidyEntry(of, typed)).toBe(kept);
});

describe('Normalised rule', () => {
  test.for(['', '  ', '\n'])('A rule whose message template is "%s" is stored with its message off', (template) => {
    const rule = { ...DEFAULT_AUTOMOD.flood, message: { enabled: true, channel: null, template } };

    expect(normaliseRule(rule).message).toEqual({ enabled: false, channel: null, template });
  });

  test.for([
    { type: 'warn', kept: 0 },
    { type: 'kick', kept: 0 },
    { type: 'mute', kept: 60_000 },
    { type: 'ban', kept: 60_000 },
  ] as const)('A one-minute $type is stored with a duration of $kept ms', ({ type, kept }) => {
    const punishment = { enabled: true, type, duration: 60_000, reason: 'Spam' };

    expect(normaliseRule({ ...DEFAULT_AUTOMOD.flood, punishment }).punishment.duration).toBe(kept);
  });

  test('Normalising automod settings is idempotent and keeps them valid', () => {
    const punishments = ['warn', 'mute', 'kick', 'ban'] as const;
    const rules = [true, false].flatMap((enabled) =>
      ['', ' ', 'Stop'].flatMap((template) =>
        punishments.map((type) => ({
          ...DEFAULT_AUTOMOD.words,
          enabled,
          message: { enabled, channel: '1', template },
          punishment: { enabled, type, duration: 1, reason: ' ' },
        })),
      ),
    );

    for (const words of rules) {
      const once = normaliseAutomod({ ...DEFAULT_AUTOMOD, words });

      expect(normaliseAutomod(once)).toEqual(once);
      expect(z.parse(automodSchema, once)).toEqual(once);
    }
  });
});
