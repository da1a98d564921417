import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText, type Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { connectBot, type TestBot } from '../connect-bot.ts';
import { idOf, objectOf } from '../start.ts';
import { newPlace, type Place, startLoose, times } from './place.ts';

const RULES = '{guild}/auto-moderation/rules';
const BLOCK = { type: 1, metadata: { custom_message: 'Not here' } };
const [KEYWORD, SPAM, PRESET, MENTIONS, PROFILE] = [1, 3, 4, 5, 6];

let simulator: Simulator;
let bot: TestBot;
beforeAll(async () => {
  simulator = await startLoose();
  bot = await connectBot(simulator);
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

const rule = (change: object = {}): Json =>
  JSON.parse(
    JSON.stringify({
      name: 'Words',
      event_type: 1,
      trigger_type: KEYWORD,
      trigger_metadata: { keyword_filter: ['cat'] },
      actions: [BLOCK],
      enabled: true,
      ...change,
    }),
  );
const create = (place: Place, change: object = {}) => place.call('POST', RULES, rule(change));
const post = (place: Place, text: string) => simulator.world.say(place.member, place.channelId, text);

describe('rules per guild', () => {
  test.for([
    ['6 KEYWORD rules', KEYWORD, 6],
    ['1 SPAM rule', SPAM, 1],
    ['1 KEYWORD_PRESET rule', PRESET, 1],
    ['1 MENTION_SPAM rule', MENTIONS, 1],
    ['1 MEMBER_PROFILE rule', PROFILE, 1],
  ] as const)('A guild can have at most %s', async ([, type, count]) => {
    const place = newPlace(simulator);
    const add = () => create(place, { trigger_type: type, trigger_metadata: {}, event_type: type === PROFILE ? 2 : 1 });
    const made = await times(count, add);

    const beyond = await add();

    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    const words = {
      code: 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED',
      message: expect.stringContaining(`is ${count}`),
    };
    expect(beyond).toMatchObject({ status: 400, body: { code: 50035, errors: { _errors: [words] } } });
  });
});

describe('limits of a rule', () => {
  const words = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
  const timeout = (seconds: number) => [{ type: 3, metadata: { duration_seconds: seconds } }];

  test.for([
    [
      '1,000 keywords',
      { trigger_metadata: { keyword_filter: words(1_001, 5) } },
      { trigger_metadata: { keyword_filter: words(1_000, 5) } },
    ],
    [
      '60 characters per keyword',
      { trigger_metadata: { keyword_filter: words(1, 61) } },
      { trigger_metadata: { keyword_filter: words(1, 60) } },
    ],
    [
      '10 regex patterns',
      { trigger_metadata: { regex_patterns: words(11, 5) } },
      { trigger_metadata: { regex_patterns: words(10, 5) } },
    ],
    [
      '260 characters per regex pattern',
      { trigger_metadata: { regex_patterns: words(1, 261) } },
      { trigger_metadata: { regex_patterns: words(1, 260) } },
    ],
    [
      'Rust regex syntax',
      { trigger_metadata: { regex_patterns: ['(?=cat)'] } },
      { trigger_metadata: { regex_patterns: ['(?i)c.t'] } },
    ],
    [
      '100 allow-list entries',
      { trigger_metadata: { allow_list: words(101, 5) } },
      { trigger_metadata: { allow_list: words(100, 5) } },
    ],
    [
      '1,000 allow-list entries in a preset',
      { trigger_type: PRESET, trigger_metadata: { presets: [1], allow_list: words(1_001, 5) } },
      { trigger_type: PRESET, trigger_metadata: { presets: [1], allow_list: words(1_000, 5) } },
    ],
    [
      'a mention_total_limit of 50',
      { trigger_type: MENTIONS, trigger_metadata: { mention_total_limit: 51 } },
      { trigger_type: MENTIONS, trigger_metadata: { mention_total_limit: 50 } },
    ],
    [
      '20 exempt roles',
      { exempt_roles: words(21, 0).map((_, n) => `${n + 1}`) },
      { exempt_roles: words(20, 0).map((_, n) => `${n + 1}`) },
    ],
    [
      '50 exempt channels',
      { exempt_channels: words(51, 0).map((_, n) => `${n + 1}`) },
      { exempt_channels: words(50, 0).map((_, n) => `${n + 1}`) },
    ],
    [
      'a custom message of 150 characters',
      { actions: [{ type: 1, metadata: { custom_message: 'x'.repeat(151) } }] },
      { actions: [{ type: 1, metadata: { custom_message: 'x'.repeat(150) } }] },
    ],
    ['a TIMEOUT of 2,419,200 s', { actions: timeout(2_419_201) }, { actions: timeout(2_419_200) }],
    [
      'a TIMEOUT on KEYWORD and MENTION_SPAM only',
      { trigger_type: SPAM, trigger_metadata: {}, actions: timeout(60) },
      { trigger_type: MENTIONS, trigger_metadata: {}, actions: timeout(60) },
    ],
  ] as const)('Rejects an automod rule that goes beyond %s', async ([, beyond, within]) => {
    const place = newPlace(simulator);

    const [refused, taken] = [await create(place, beyond), await create(place, within)];

    expect(refused).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(taken.status).toBe(200);
  });

  test('Automod rules require MANAGE_GUILD, and a TIMEOUT action also requires MODERATE_MEMBERS', async () => {
    const [none, manager] = [newPlace(simulator, ['ViewChannel']), newPlace(simulator, ['ViewChannel', 'ManageGuild'])];

    const answers = [
      await none.call('GET', RULES),
      await create(none),
      await create(manager),
      await create(manager, { actions: [{ type: 3, metadata: { duration_seconds: 60 } }] }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200, 403]);
  });
});

describe('messages that violate a rule', () => {
  test('An automod rule blocks a message and emits an action execution event', async () => {
    const place = newPlace(simulator);
    const ruleId = idOf(await create(place));

    expect(() => post(place, 'a Cat!')).toThrow('Message was blocked by automatic moderation');

    expect(simulator.world.messages(place.channelId)).toEqual([]);
    const executed = await bot.next('AUTO_MODERATION_ACTION_EXECUTION');
    expect(executed).toMatchObject({
      guild_id: place.id,
      rule_id: ruleId,
      rule_trigger_type: KEYWORD,
      user_id: place.member,
      channel_id: place.channelId,
      content: 'a Cat!',
      matched_keyword: 'cat',
      matched_content: 'Cat',
      action: { type: 1 },
    });
  });

  test('An automod rule posts an alert, times the member out and logs both', async () => {
    const place = newPlace(simulator);
    const actions = [
      { type: 2, metadata: { channel_id: place.channelId } },
      { type: 3, metadata: { duration_seconds: 60 } },
    ];
    await create(place, { actions });

    post(place, 'cat');

    const [alert] = simulator.world.messages(place.channelId);
    const member = objectOf(await place.call('GET', `{guild}/members/${place.member}`));
    const log = objectOf(await place.call('GET', '{guild}/audit-logs'))['audit_log_entries'];
    expect(alert).toMatchObject({ type: 24 });
    expect(Date.parse(asText(member['communication_disabled_until']))).toBeGreaterThan(Date.now());
    expect(log).toMatchObject([{ action_type: 145 }, { action_type: 144 }, { action_type: 140 }, { action_type: 28 }]);
  });

  test.for([
    ['cat', 'concatenate', false],
    ['*cat*', 'concatenate', true],
    ['cat*', 'catalogue', true],
    ['*cat', 'bobcat', true],
    ['cat', 'the cat', true],
  ] as const)('The keyword %s blocks the message "%s": %s', async ([keyword, text, isBlocked]) => {
    const place = newPlace(simulator);
    await create(place, { trigger_metadata: { keyword_filter: [keyword] } });

    const attempt = () => {
      try {
        post(place, text);
        return false;
      } catch {
        return true;
      }
    };

    expect(attempt()).toBe(isBlocked);
  });

  test('Automod rules do not apply to the server owner and to exempt roles', async () => {
    const place = newPlace(simulator);
    const role = simulator.world.createRole(place.id, {});
    await create(place, { exempt_roles: [role] });
    simulator.world.say(place.owner, place.channelId, 'cat');
    simulator.world.grantRole(place.id, place.member, role);

    post(place, 'cat');

    expect(simulator.world.messages(place.channelId)).toHaveLength(2);
  });

  test('An automod rule blocks a message with too many distinct mentions', async () => {
    const place = newPlace(simulator);
    await create(place, { trigger_type: MENTIONS, trigger_metadata: { mention_total_limit: 1 } });

    expect(() => post(place, '<@1> <@1>')).not.toThrow();
    expect(() => post(place, '<@1> <@2>')).toThrow('blocked by automatic moderation');
  });
});

test('Rejects a bot’s message with a harmful link with code 240000', async () => {
  const place = newPlace(simulator);

  const answer = await place.call('POST', '{channel}/messages', { content: 'See https://www.harmful.example/gift' });

  expect(answer).toMatchObject({ status: 400, body: { code: 240_000 } });
});

test('Creating, changing and deleting an automod rule emits events', async () => {
  const place = newPlace(simulator);
  bot.takeEventNames();
  const id = idOf(await create(place));
  await place.call('PATCH', `${RULES}/${id}`, { name: 'Other' });
  await place.call('DELETE', `${RULES}/${id}`);

  await bot.next('AUTO_MODERATION_RULE_DELETE');

  expect(bot.takeEventNames().filter((name) => name.startsWith('AUTO_MODERATION_RULE'))).toEqual([
    'AUTO_MODERATION_RULE_CREATE',
    'AUTO_MODERATION_RULE_UPDATE',
    'AUTO_MODERATION_RULE_DELETE',
  ]);
});
