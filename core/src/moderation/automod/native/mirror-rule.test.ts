import { describe, expect, test } from 'vitest';
import { type Automod, DEFAULT_AUTOMOD } from '../schema.ts';
import { mirrorRule, type NativeEnvironment } from './mirror-rule.ts';
import { isMirrored, type NativeRuleKey } from './native-rule.ts';

const AROUND: NativeEnvironment = {
  name: 'Perigee: Words',
  defaultMessage: 'Not here',
  automodLog: null,
  means: { useTimeout: true, muteRole: null },
  canTimeOut: true,
  moderatorRoles: [],
  hasRole: () => true,
  hasChannel: () => true,
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);

type Changes<Key extends NativeRuleKey> = Partial<Automod[Key]>;

const withWords = (changes: Changes<'words'> = {}): Automod => {
  const options = { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], native: true };
  return { ...DEFAULT_AUTOMOD, words: { ...DEFAULT_AUTOMOD.words, enabled: true, options, ...changes } };
};
const withMentions = (options: Partial<Automod['mentions']['options']>): Automod => {
  const { mentions } = DEFAULT_AUTOMOD;
  return { ...DEFAULT_AUTOMOD, mentions: { ...mentions, options: { ...mentions.options, ...options } } };
};
const mirror = (automod: Automod, around: Partial<NativeEnvironment> = {}, key: NativeRuleKey = 'words') =>
  mirrorRule(automod, key, { ...AROUND, ...around });

test('A word list becomes a blocking native filter with the server’s exceptions', () => {
  const whitelist = { roles: ['5'], channels: ['6'] };

  expect(mirror(withWords({ whitelist }), { automodLog: '7', moderatorRoles: ['8', '5'] })).toEqual({
    rule: {
      name: 'Perigee: Words',
      trigger: { kind: 'keyword', keywords: ['spam'], patterns: [] },
      blockMessage: 'Not here',
      alertChannel: '7',
      timeoutSeconds: null,
      exemptRoles: ['5', '8'],
      exemptChannels: ['6'],
    },
    obstacle: null,
    gaps: [],
  });
});

test('Deleted roles and channels are left out of the native rule', () => {
  const deletedIds = new Set(['1', '2', '3']);
  const around = {
    automodLog: '3',
    hasRole: (id: string) => id !== '1',
    hasChannel: (id: string) => !deletedIds.has(id),
  };

  const { rule } = mirror(withWords({ whitelist: { roles: ['1', '5'], channels: ['2', '6'] } }), around);

  expect(rule).toMatchObject({ exemptRoles: ['5'], exemptChannels: ['6'], alertChannel: null });
});

test('An empty word list gets no native rule', () => {
  const options = { ...DEFAULT_AUTOMOD.words.options, words: [], native: true };

  expect(mirror(withWords({ options }))).toEqual({ rule: null, obstacle: 'noWords', gaps: [] });
});

test('Words too long for the native filter are counted as a gap', () => {
  const options = { ...DEFAULT_AUTOMOD.words.options, words: ['spam', `a*${'x'.repeat(300)}`], native: true };

  expect(mirror(withWords({ options })).gaps).toEqual([{ gap: 'wordsTooLong', count: 1 }]);
});

describe('Exceptions of a native rule', () => {
  test.for([
    { roles: 20, channels: 50, obstacle: null },
    { roles: 21, channels: 0, obstacle: 'tooManyRoles' },
    { roles: 0, channels: 51, obstacle: 'tooManyChannels' },
  ])(
    'A native rule with $roles exempt roles and $channels exempt channels has obstacle $obstacle',
    ({ roles, channels, obstacle }) => {
      expect(mirror(withWords({ whitelist: { roles: ids(roles), channels: ids(channels) } })).obstacle).toBe(obstacle);
    },
  );

  test('Moderator roles fill the slots left after the server’s own exempt roles', () => {
    const whitelist = { roles: ids(19), channels: [] };

    const { rule, gaps } = mirror(withWords({ whitelist }), { moderatorRoles: ['101', '102', '103'] });

    expect(rule?.exemptRoles.slice(-2)).toEqual(['19', '101']);
    expect(gaps).toEqual([{ gap: 'moderatorRoles', count: 2 }]);
  });
});

describe('Block message of a native rule', () => {
  test.for([
    { template: 'Mind your words', channel: null, shown: 'Mind your words' },
    { template: 'x'.repeat(150), channel: null, shown: 'x'.repeat(150) },
    { template: 'x'.repeat(151), channel: null, shown: 'Not here' },
    { template: '{{ member }}, no', channel: null, shown: 'Not here' },
    { template: 'Said elsewhere', channel: '1', shown: 'Not here' },
  ])('The native block message for "$template" in channel $channel is "$shown"', ({ template, channel, shown }) => {
    const message = { enabled: true, channel, template };

    expect(mirror(withWords({ message })).rule?.blockMessage).toBe(shown);
  });

  test('A default block message above the native limit is truncated', () => {
    expect(mirror(withWords(), { defaultMessage: 'y'.repeat(200) }).rule?.blockMessage).toHaveLength(150);
  });
});

describe('Timeout of a native rule', () => {
  const DAY_MS = 86_400_000;

  test.for([
    { type: 'mute', duration: 60_500, means: { useTimeout: true, muteRole: null }, seconds: 60 },
    { type: 'mute', duration: 28 * DAY_MS - 1, means: { useTimeout: true, muteRole: null }, seconds: 2_419_199 },
    { type: 'mute', duration: 28 * DAY_MS, means: { useTimeout: true, muteRole: '1' }, seconds: null },
    { type: 'mute', duration: 0, means: { useTimeout: true, muteRole: '1' }, seconds: null },
    { type: 'mute', duration: 999, means: { useTimeout: true, muteRole: null }, seconds: null },
    { type: 'mute', duration: 60_000, means: { useTimeout: false, muteRole: '1' }, seconds: null },
    { type: 'ban', duration: 60_000, means: { useTimeout: true, muteRole: null }, seconds: null },
  ] as const)(
    'A $type of $duration ms becomes a native timeout of $seconds s if muting uses $means',
    ({ type, duration, means, seconds }) => {
      const punishment = { enabled: true, type, duration, reason: '' };

      expect(mirror(withWords({ punishment }), { means }).rule?.timeoutSeconds).toBe(seconds);
    },
  );

  test('A native rule has no timeout when the bot cannot time members out', () => {
    const punishment = { enabled: true, type: 'mute' as const, duration: 60_000, reason: '' };

    expect(mirror(withWords({ punishment }), { canTimeOut: false }).rule?.timeoutSeconds).toBeNull();
  });
});

describe('Native mention limit', () => {
  test.for([
    { members: 5, roles: 2, mentions: 7 },
    { members: 49, roles: 1, mentions: 50 },
  ])(
    'Limits of $members members and $roles roles become a native limit of $mentions mentions',
    ({ members, roles, mentions }) => {
      const { rule } = mirror(withMentions({ members, roles }), {}, 'mentions');

      expect(rule?.trigger).toEqual({ kind: 'mentionSpam', mentions });
    },
  );

  test('A combined limit above 50 mentions is an obstacle to a native rule', () => {
    expect(mirror(withMentions({ members: 49, roles: 2 }), {}, 'mentions').obstacle).toBe('tooManyMentions');
  });

  test('A rule against @everyone mentions is reported as a gap of the native rule', () => {
    expect(mirror(withMentions({ everyone: true }), {}, 'mentions').gaps).toEqual([{ gap: 'everyone', count: 1 }]);
    expect(mirror(withMentions({ everyone: false }), {}, 'mentions').gaps).toEqual([]);
  });
});

test('The native invite pattern is short enough, uses no lookaround and matches only invites', () => {
  const { rule } = mirror(DEFAULT_AUTOMOD, {}, 'invites');
  const [pattern = ''] = rule?.trigger.kind === 'keyword' ? rule.trigger.patterns : [];
  const read = new RegExp(pattern.replace('(?i)', ''), 'iu');

  expect(pattern.length).toBeLessThanOrEqual(260);
  expect(pattern).not.toMatch(/\(\?[=!<]/);
  for (const text of ['discord.gg/abc', 'https://Discord.com/invite/x-1', 'discord . gg / привет']) {
    expect(text).toMatch(read);
  }
  for (const text of ['discord.com/channels/1', 'my discord is nice', 'discord.gg']) expect(text).not.toMatch(read);
});

describe('Mirrored rules', () => {
  const NOW = 1_000;

  test.for([
    { changes: {}, is: true },
    { changes: { enabled: false }, is: false },
    { changes: { deleteMessages: false }, is: false },
    { changes: { logOnly: true }, is: false },
    { changes: { logOnlyUntil: NOW + 1 }, is: false },
    { changes: { logOnlyUntil: NOW }, is: true },
    { changes: { options: { words: ['spam'], match: 'whole', native: false } }, is: false },
  ] as const)('A word rule with $changes is mirrored natively: $is', ({ changes, is }) => {
    const automod = withWords({
      ...changes,
      options: { ...withWords().words.options, ...('options' in changes && { native: false }) },
    });

    expect(isMirrored(automod, 'words', NOW)).toBe(is);
  });
});
