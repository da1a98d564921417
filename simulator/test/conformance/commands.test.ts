import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { advanceClock } from '../../src/base/clock.ts';
import { APPLICATION } from '../start.ts';
import { newPlace, retryAfterLimit, type Place, startLoose } from './place.ts';

const GLOBAL = `/applications/${APPLICATION.id}/commands`;

let simulator: Simulator;
let place: Place;
beforeAll(async () => {
  simulator = await startLoose();
  place = newPlace(simulator);
});
afterAll(() => simulator.close());

const command = (name: string, change: object = {}) => ({ name, description: 'Does it', ...change });
const names = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const option = (name: string, change: object = {}) => ({ type: 3, name, description: 'What', ...change });
const put = (body: unknown) => {
  advanceClock(86_400_000);
  const sent: Json = JSON.parse(JSON.stringify(body));
  return retryAfterLimit(() => place.call('PUT', GLOBAL, sent));
};

describe('commands', () => {
  test('An application can have at most 100 global chat input commands', async () => {
    const [full, beyond] = [
      await put(names(100).map((name) => command(name))),
      await put(names(101).map((name) => command(name))),
    ];

    expect(full.status).toBe(200);
    expect(beyond).toMatchObject({ status: 400, body: { code: 30032 } });
  });

  test.for([
    ['26 options', { options: names(26).map((name) => option(name)) }],
    ['26 choices', { options: [option('one', { choices: names(26).map((name) => ({ name, value: name })) })] }],
    [
      'more than 8,000 characters',
      {
        options: names(25).map((name) =>
          option(name, { choices: names(25).map((value) => ({ name: value, value: 'x'.repeat(20) })) }),
        ),
      },
    ],
    [
      'both choices and autocomplete',
      { options: [option('one', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] },
    ],
  ] as const)('Rejects a command with %s', async ([, change]) => {
    const answer = await put([command('one', change)]);

    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  });

  test.for([
    ['a duplicate name', [command('one'), command('one')], '1', 'APPLICATION_COMMANDS_DUPLICATE_NAME'],
    [
      'a menu with a description',
      [command('one'), { type: 2, name: 'Two', description: 'Two' }],
      '1.description',
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
    ],
    [
      'a required option after another',
      [command('one', { options: [option('a'), option('b', { required: true })] })],
      '0.options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
  ] as const)('Rejects %s with its path and Discord’s error code', async ([, commands, at, code]) => {
    const { body } = await put([...commands]);

    expect(body).toHaveProperty(`errors.${at}._errors.0.code`, code);
  });

  test('Rejects creating more than 200 guild commands a day', async () => {
    const guild = `/applications/${APPLICATION.id}/guilds/${place.id}/commands`;
    const fill = (from: string) =>
      place.call(
        'PUT',
        guild,
        names(100).map((name) => command(`${from}${name}`)),
      );
    advanceClock(86_400_000);
    await fill('a');
    await fill('b');

    const answer = await fill('c');

    expect(answer).toMatchObject({ status: 429, body: { code: 30034 } });
  });
});

describe('client-side command validation', () => {
  const options = [
    option('text', { required: true, max_length: 3 }),
    { type: 4, name: 'count', description: 'How many', min_value: 1, max_value: 5 },
  ];
  const use = (values: Record<string, Json>) => simulator.world.slash(place.owner, place.channelId, 'ranged', values);

  test.for([
    ['a missing required option', {}, 'is required'],
    ['a text that is too long', { text: 'four' }, '3 characters or fewer'],
    ['a number that is out of range', { text: 'a', count: 6 }, 'must be 5 or less'],
  ] as const)('The client does not send a command with %s', async ([, values, message]) => {
    await put([command('ranged', { options })]);

    await expect(use({ ...values })).rejects.toThrow(message);
  });

  test('The client does not offer a command outside its contexts', async () => {
    await put([command('direct', { contexts: [1] }), command('older', { dm_permission: false })]);

    await expect(simulator.world.slash(place.owner, place.channelId, 'direct')).rejects.toThrow('not registered here');
  });
});
