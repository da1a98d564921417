import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fitPresetItems, presetItems, SHOP_NAMES } from '../../economy/items/presets.ts';
import { itemsSchema } from '../../economy/items/schema.ts';
import { TIER_LIMITS } from '../../base/limits/tier-limits.ts';
import { LOCALES } from '../../base/locales/locales.ts';
import { LADDER_NAMES, LADDERS } from '../../moderation/punishments/ladder-presets.ts';
import { warnsPunishmentsSchema } from '../../moderation/punishments/warn-punishments.ts';
import { SECTIONS } from '../../community/settings/sections.ts';
import { isSame } from '../../base/sections/is-same.ts';
import type { SetupAnswers } from './answers.ts';
import { guessLogChannel, guessWelcomeChannel } from './guess-channel.ts';
import { planSection, SETUP_SECTIONS, type SetupSection } from './plan-section.ts';

const CHANNEL = { parentId: null, type: 0, botManageable: true, memberWritable: true };
const channelFixtures = (...names: string[]) => names.map((name) => ({ ...CHANNEL, id: name, name }));

const ANSWERS = {
  language: 'ru' as const,
  welcomeChannel: '1',
  logChannel: '2',
  protection: 'strict' as const,
  joinRoles: ['3'],
};

function valid(name: SetupSection): boolean;
function valid<Name extends SetupSection>(name: Name): boolean {
  const { schema, initial, normalise } = SECTIONS[name];
  const once = planSection(name, ANSWERS, initial);
  const again = planSection(name, ANSWERS, once);
  expect(normalise(once)).toEqual(once);
  expect(again).toEqual(once);
  return z.safeParse(schema, once).success;
}

function isUntouched(name: SetupSection, answers: SetupAnswers): boolean;
function isUntouched<Name extends SetupSection>(name: Name, answers: SetupAnswers): boolean {
  const { initial } = SECTIONS[name];
  return isSame(planSection(name, answers, initial), initial);
}

describe('Server setup', () => {
  test('Setup produces valid sections and is idempotent', () => {
    expect(SETUP_SECTIONS.map(valid)).toEqual(SETUP_SECTIONS.map(() => true));
  });

  test('Setup without answers changes only the language', () => {
    const nothing = { ...ANSWERS, welcomeChannel: null, logChannel: null, protection: null, joinRoles: [] };

    const untouched = SETUP_SECTIONS.filter((name) => isUntouched(name, nothing));

    expect(untouched).toEqual(['greetings', 'logs', 'automod', 'moderation']);
  });

  test('Setup keeps custom greeting texts and existing log channels', () => {
    const { greetings, logs } = { greetings: SECTIONS.greetings.initial, logs: SECTIONS.logs.initial };
    const own = { ...greetings, join: { ...greetings.join, message: 'Ahoy' } };
    const elsewhere = { ...logs, list: { ...logs.list, roleEdit: { enabled: true, channel: '9' } } };

    expect(planSection('greetings', ANSWERS, own).join).toMatchObject({ message: 'Ahoy', channel: '1', enabled: true });
    expect(planSection('logs', ANSWERS, elsewhere).list).toMatchObject({
      roleEdit: { channel: '9' },
      roleCreate: { enabled: true, channel: '2' },
    });
  });
});

test.for([
  [['rules', 'general', '👋│welcome'], '👋│welcome'],
  [['правила', 'общение', 'флуд'], 'общение'],
  [['добро-пожаловать', 'чат'], 'добро-пожаловать'],
  [['memes', 'support'], null],
] as const)('For the channels %s, setup suggests the welcome channel %s', ([names, found]) => {
  expect(guessWelcomeChannel(channelFixtures(...names))).toBe(found);
});

test('Log channel suggestions skip names like "blog" and channels the bot cannot write to', () => {
  const closed = { ...CHANNEL, botManageable: false, memberWritable: true, id: 'mod-log', name: 'mod-log' };

  expect(guessLogChannel([closed, ...channelFixtures('blog', 'dialog', 'server-logs')])).toBe('server-logs');
  expect(guessLogChannel(channelFixtures('журнал'))).toBe('журнал');
  expect(guessLogChannel(channelFixtures('catalogue'))).toBeNull();
});

describe.for(LOCALES)('Presets in "%s"', (locale) => {
  test('Warn and shop presets are valid settings', () => {
    const refused = [
      ...LADDER_NAMES.map((name) => z.safeParse(warnsPunishmentsSchema, LADDERS[name](locale)).error),
      ...SHOP_NAMES.map((name) => z.safeParse(itemsSchema, presetItems(name, locale)).error),
      z.safeParse(
        itemsSchema,
        SHOP_NAMES.flatMap((name) => presetItems(name, locale)),
      ).error,
    ];

    expect(refused.filter((problem) => problem !== null && problem !== undefined)).toEqual([]);
  });

  test('Shop presets skip items already sold and items over the limit', () => {
    const goods = presetItems('treats', locale);
    const [first, second] = goods;
    if (first === undefined || second === undefined) throw new Error('The shop is empty');
    const others = Array.from({ length: TIER_LIMITS.items.free - 2 }, (_, at) => ({ ...second, name: `Item ${at}` }));

    const fitted = fitPresetItems(goods, [{ ...first, name: ` ${first.name.toUpperCase()}` }, ...others], false);

    expect(fitted.map(({ leftOut }) => leftOut)).toEqual(['nameTaken', null, 'limit', 'limit']);
  });
});
