import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_EMBED } from '../../base/embeds/schema.ts';
import { describeIssues } from '../../base/issues/describe-issues.ts';
import { DURATION_MAX_MS } from '../../base/time/duration-schema.ts';
import { mutedWith, PUNISHMENT_TYPES, type Punishment, REASON_MAX, TIMEOUT_BELOW_MS } from './punishment.ts';
import { DEFAULT_MODERATION, type Moderation, moderationSchema } from './schema.ts';
import { moderationSection } from './section.ts';
import { WARN_PUNISHMENTS_MAX } from './warn-punishments.ts';

const KICK: Punishment = { type: 'kick', duration: 0, reason: '' };
const rung = (warns: number, punishment: Partial<Punishment> = {}) => ({
  warns,
  punishment: { ...KICK, ...punishment },
});
const withLadder = (...warnsPunishments: Moderation['warnsPunishments']) => ({
  ...DEFAULT_MODERATION,
  warnsPunishments,
});
const issuesOf = (value: unknown) => describeIssues(z.safeParse(moderationSchema, value).error?.issues ?? []);

describe('Warn punishments', () => {
  test.for([
    { what: 'none', ladder: [] },
    {
      what: 'the maximum number',
      ladder: Array.from({ length: WARN_PUNISHMENTS_MAX }, (_, index) => rung(index + 1)),
    },
    {
      what: 'a one-year ban with the longest reason',
      ladder: [rung(3, { type: 'ban', duration: DURATION_MAX_MS, reason: 'x'.repeat(REASON_MAX) })],
    },
    ...PUNISHMENT_TYPES.map((type) => ({ what: type, ladder: [rung(1, { type })] })),
  ])('Warn punishments can be $what', ({ ladder }) => {
    expect(issuesOf(withLadder(...ladder))).toEqual([]);
  });

  test.for([
    {
      what: 'one step too many',
      ladder: Array.from({ length: WARN_PUNISHMENTS_MAX + 1 }, (_, index) => rung(index + 1)),
      path: '',
      code: 'warnPunishmentsLimit',
    },
    { what: 'the same count twice', ladder: [rung(2), rung(3), rung(2)], path: '.2.warns', code: 'warnsDuplicate' },
    { what: 'zero warns', ladder: [rung(0)], path: '.0.warns', code: 'warnsInvalid' },
    { what: 'half a warn', ladder: [rung(1.5)], path: '.0.warns', code: 'warnsInvalid' },
    {
      what: 'more than a year',
      ladder: [rung(1, { type: 'mute', duration: DURATION_MAX_MS + 1 })],
      path: '.0.punishment.duration',
      code: 'punishmentTooLong',
    },
    {
      what: 'a negative duration',
      ladder: [rung(1, { type: 'mute', duration: -1 })],
      path: '.0.punishment.duration',
      code: 'nonNegativeInteger',
    },
    {
      what: 'too long a reason',
      ladder: [rung(1, { reason: 'x'.repeat(REASON_MAX + 1) })],
      path: '.0.punishment.reason',
      code: 'reasonTooLong',
    },
  ])('Warn punishments with $what are refused with $code', ({ ladder, path, code }) => {
    expect(issuesOf(withLadder(...ladder))).toEqual([
      expect.objectContaining({ path: `warnsPunishments${path}`, code }),
    ]);
  });

  test('Warn punishments are sorted by count and lose unused durations', () => {
    const ladder = [rung(5, { type: 'ban', duration: 60_000 }), rung(3, { type: 'kick', duration: 60_000 })];

    const { warnsPunishments } = moderationSection.normalise(withLadder(...ladder));

    expect(warnsPunishments).toEqual([rung(3), rung(5, { type: 'ban', duration: 60_000 })]);
  });
});

test.for([
  { useTimeout: true, muteRole: null, durations: [null, 'timeout', 'timeout', null] },
  { useTimeout: true, muteRole: '1', durations: ['role', 'timeout', 'timeout', 'role'] },
  { useTimeout: false, muteRole: '1', durations: ['role', 'role', 'role', 'role'] },
  { useTimeout: false, muteRole: null, durations: [null, null, null, null] },
])('A mute with timeouts $useTimeout and role $muteRole uses $durations', ({ durations, ...settings }) => {
  const lengths = [0, 1, TIMEOUT_BELOW_MS - 1, TIMEOUT_BELOW_MS];

  expect(lengths.map((ms) => mutedWith(settings, ms))).toEqual(durations);
});

describe('Kick and ban messages', () => {
  const embed = { ...DEFAULT_EMBED, enabled: true };
  const withKick = (kick: Partial<Moderation['punishmentMessages']['kick']>): Moderation => ({
    ...DEFAULT_MODERATION,
    punishmentMessages: {
      ...DEFAULT_MODERATION.punishmentMessages,
      kick: { ...DEFAULT_MODERATION.punishmentMessages.kick, ...kick },
    },
  });

  test.for([
    { message: '', embed: DEFAULT_EMBED, enabled: false },
    { message: ' \n', embed: DEFAULT_EMBED, enabled: false },
    { message: 'Bye', embed: DEFAULT_EMBED, enabled: true },
    { message: '', embed, enabled: true },
  ])('A kick message "$message" with embed $embed.enabled stays on: $enabled', ({ message, embed: given, enabled }) => {
    const { punishmentMessages } = moderationSection.normalise(withKick({ enabled: true, message, embed: given }));

    expect(punishmentMessages.kick.enabled).toBe(enabled);
  });

  test('Normalising kick messages is idempotent', () => {
    const messages = [true, false].flatMap((enabled) =>
      ['', ' ', 'Bye'].flatMap((message) => [
        { enabled, message, embed },
        { enabled, message, embed: { ...embed, fields: [{ name: ' ', value: '', inline: true }] } },
        { enabled, message, embed: { ...embed, enabled: false } },
      ]),
    );

    for (const message of messages) {
      const once = moderationSection.normalise(withKick(message));

      expect(moderationSection.normalise(once)).toEqual(once);
    }
  });

  test('The parts of a kick message require a boost, but switching it off does not', () => {
    expect(moderationSection.boostFields(DEFAULT_MODERATION)).toEqual([]);
    expect(moderationSection.boostFields(withKick({ enabled: true, message: 'Bye', embed }))).toEqual([
      'punishmentMessages.kick',
      'punishmentMessages.kick.message',
      'punishmentMessages.kick.embed',
    ]);
    expect(moderationSection.boostFields(withKick({ message: 'Bye' }))).toEqual(['punishmentMessages.kick.message']);
  });
});
