import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { randomEmbeds } from '../base/embeds/random-embeds.ts';
import { DEFAULT_EMBED } from '../base/embeds/schema.ts';
import { describeIssues } from '../base/issues/describe-issues.ts';
import { DEFAULT_PICTURE } from './picture.ts';
import {
  DEFAULT_GREETINGS,
  enteredGreetingsSchema,
  type Greetings,
  greetingsSchema,
  PER_MINUTE_MAX,
} from './schema.ts';
import { greetingsSection, normaliseGreetings } from './section.ts';

const CHANNEL = '1000000000000000301';
const ROLE = '1000000000000000401';
const SHOWN = { ...DEFAULT_EMBED, enabled: true };

/** Every combination of switch, text, embed and channel, with many embeds. */
function* allKinds(): Generator<Greetings> {
  const switches = [true, false];
  for (const embed of randomEmbeds(12)) {
    for (const enabled of switches) {
      for (const isShown of switches) {
        for (const message of ['', ' \n', 'Hi {{ member.name }}']) {
          for (const channel of [null, CHANNEL]) {
            const part = { enabled, message, embed: { ...embed, enabled: isShown } };
            const leave = { ...part, channel };
            for (const isDrawn of switches) {
              const join = { ...leave, picture: { ...DEFAULT_PICTURE, enabled: isDrawn } };
              yield { ...DEFAULT_GREETINGS, join, leave, dm: part, joinRoles: [ROLE] };
            }
          }
        }
      }
    }
  }
}

test('what is put in order once stays as it is, and is still valid', () => {
  for (const greetings of allKinds()) {
    const once = normaliseGreetings(greetings);

    expect(normaliseGreetings(once)).toEqual(once);
    expect(z.parse(greetingsSchema, once)).toEqual(once);
  }
});

describe('a greeting stays on', () => {
  test.for([
    { message: 'Hi', embed: DEFAULT_EMBED, channel: CHANNEL, on: true },
    { message: '', embed: SHOWN, channel: CHANNEL, on: true },
    { message: ' \n\t', embed: DEFAULT_EMBED, channel: CHANNEL, on: false },
    { message: '', embed: DEFAULT_EMBED, channel: CHANNEL, on: false },
    { message: 'Hi', embed: SHOWN, channel: null, on: false },
  ])('with "$message", an embed that is $embed.enabled, in $channel: $on', ({ on, ...parts }) => {
    const greeting = { enabled: true, ...parts };

    const drawn = { ...greeting, picture: DEFAULT_PICTURE };

    const { join, leave } = normaliseGreetings({ ...DEFAULT_GREETINGS, join: drawn, leave: greeting });

    expect([join.enabled, leave.enabled]).toEqual([on, on]);
  });

  test.for([
    { message: 'Hi', embed: DEFAULT_EMBED, on: true },
    { message: '', embed: SHOWN, on: true },
    { message: ' ', embed: DEFAULT_EMBED, on: false },
  ])('by direct message with "$message" and an embed that is $embed.enabled: $on', ({ on, ...parts }) => {
    const { dm } = normaliseGreetings({ ...DEFAULT_GREETINGS, dm: { enabled: true, ...parts } });

    expect(dm.enabled).toBe(on);
  });
});

test('a greeting on join stays on with nothing but a picture, in a channel', () => {
  const picture = { ...DEFAULT_PICTURE, enabled: true };
  const join = { ...DEFAULT_GREETINGS.join, enabled: true, picture };

  const drawn = normaliseGreetings({ ...DEFAULT_GREETINGS, join: { ...join, channel: CHANNEL } });
  const nowhere = normaliseGreetings({ ...DEFAULT_GREETINGS, join });

  expect([drawn.join.enabled, nowhere.join.enabled]).toEqual([true, false]);
});

test.for([
  { change: { perMinute: -1 }, path: 'perMinute', code: 'nonNegativeInteger' },
  { change: { perMinute: PER_MINUTE_MAX + 1 }, path: 'perMinute', code: 'tooBig' },
  { change: { afterScreening: 'yes' }, path: 'afterScreening', code: 'invalidType' },
  {
    change: { join: { ...DEFAULT_GREETINGS.join, picture: { enabled: true, layout: 'poster' } } },
    path: 'join.picture.layout',
    code: 'notAllowed',
  },
  {
    change: { join: { ...DEFAULT_GREETINGS.join, picture: { enabled: true, color: 'red' } } },
    path: 'join.picture.color',
    code: 'colorInvalid',
  },
  {
    change: { leave: { ...DEFAULT_GREETINGS.leave, picture: DEFAULT_PICTURE } },
    path: 'leave.picture',
    code: 'unknownField',
  },
])('greetings with $change are refused at $path', ({ change, path, code }) => {
  const parsed = z.safeParse(greetingsSchema, { ...DEFAULT_GREETINGS, ...change });

  expect(describeIssues(parsed.error?.issues ?? [])).toMatchObject([{ path, code }]);
});

test('the page wants a channel for a greeting that is on, and only for that', () => {
  const nowhere = { enabled: true, message: 'Hi', embed: DEFAULT_EMBED, channel: null };
  const issuesOf = (greetings: Greetings) =>
    describeIssues(z.safeParse(enteredGreetingsSchema, greetings).error?.issues ?? []);

  const join = { ...nowhere, picture: DEFAULT_PICTURE };

  const issues = issuesOf({ ...DEFAULT_GREETINGS, join, leave: { ...nowhere, enabled: false } });

  expect(issues).toEqual([{ path: 'join.channel', code: 'channelRequired' }]);
});

test('every channel, role and text is told with the place it stands at', () => {
  const embed = { ...SHOWN, title: 'T' };
  const greetings: Greetings = {
    ...DEFAULT_GREETINGS,
    join: { enabled: true, message: 'a', embed, channel: CHANNEL, picture: DEFAULT_PICTURE },
    leave: { enabled: false, message: 'b', embed: DEFAULT_EMBED, channel: null },
    dm: { enabled: true, message: 'c', embed: DEFAULT_EMBED },
    joinRoles: [ROLE],
  };

  expect(greetingsSection.references(greetings)).toEqual([
    { kind: 'channel', id: CHANNEL, path: 'join.channel', isWrittenTo: true },
    { kind: 'role', id: ROLE, path: 'joinRoles.0', isGiven: true },
  ]);
  expect(greetingsSection.templates(greetings).map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'join.message: a',
    'join.embed.title: T',
    'leave.message: b',
    'dm.message: c',
  ]);
});
