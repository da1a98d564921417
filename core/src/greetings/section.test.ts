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

test('Normalising greetings is idempotent and keeps them valid', () => {
  for (const greetings of allKinds()) {
    const once = normaliseGreetings(greetings);

    expect(normaliseGreetings(once)).toEqual(once);
    expect(z.parse(greetingsSchema, once)).toEqual(once);
  }
});

describe('Switch of a normalised greeting', () => {
  test.for([
    { message: 'Hi', embed: DEFAULT_EMBED, channel: CHANNEL, on: true },
    { message: '', embed: SHOWN, channel: CHANNEL, on: true },
    { message: ' \n\t', embed: DEFAULT_EMBED, channel: CHANNEL, on: false },
    { message: '', embed: DEFAULT_EMBED, channel: CHANNEL, on: false },
    { message: 'Hi', embed: SHOWN, channel: null, on: false },
  ])('A greeting with text "$message", embed $embed.enabled and channel $channel stays on: $on', ({ on, ...parts }) => {
    const greeting = { enabled: true, ...parts };

    const drawn = { ...greeting, picture: DEFAULT_PICTURE };

    const { join, leave } = normaliseGreetings({ ...DEFAULT_GREETINGS, join: drawn, leave: greeting });

    expect([join.enabled, leave.enabled]).toEqual([on, on]);
  });

  test.for([
    { message: 'Hi', embed: DEFAULT_EMBED, on: true },
    { message: '', embed: SHOWN, on: true },
    { message: ' ', embed: DEFAULT_EMBED, on: false },
  ])('A direct greeting with text "$message" and embed $embed.enabled stays on: $on', ({ on, ...parts }) => {
    const { dm } = normaliseGreetings({ ...DEFAULT_GREETINGS, dm: { enabled: true, ...parts } });

    expect(dm.enabled).toBe(on);
  });
});

test('A join greeting with only a picture stays on if it has a channel', () => {
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
])('Greetings with $change are refused at $path with $code', ({ change, path, code }) => {
  const parsed = z.safeParse(greetingsSchema, { ...DEFAULT_GREETINGS, ...change });

  expect(describeIssues(parsed.error?.issues ?? [])).toMatchObject([{ path, code }]);
});

test('The greetings form requires a channel only for greetings that are on', () => {
  const nowhere = { enabled: true, message: 'Hi', embed: DEFAULT_EMBED, channel: null };
  const issuesOf = (greetings: Greetings) =>
    describeIssues(z.safeParse(enteredGreetingsSchema, greetings).error?.issues ?? []);

  const join = { ...nowhere, picture: DEFAULT_PICTURE };

  const issues = issuesOf({ ...DEFAULT_GREETINGS, join, leave: { ...nowhere, enabled: false } });

  expect(issues).toEqual([{ path: 'join.channel', code: 'channelRequired' }]);
});

test('Greetings list every channel, role and template with its path', () => {
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
