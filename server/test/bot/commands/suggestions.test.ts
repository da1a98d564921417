import { ENGLISH_ORDERS } from '@perigee/core/base/reading/corpus/english-orders-table';
import { parseCorpus } from '@perigee/core/base/reading/corpus/parse-corpus';
import { RUSSIAN_ORDERS } from '@perigee/core/base/reading/corpus/russian-orders-table';
import type { Amount } from '@perigee/core/base/reading/amount';
import type { Locale } from '@perigee/core/base/locales/locales';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { defineCommand, defineOptions } from '../../../src/bot/define-command.ts';
import { UNSAVED } from '../../support/bot-world.ts';
import { bothLanguages, openUseWorld, text } from '../../support/use-world.ts';

const named = <const Key extends string>(key: Key) =>
  ({ key, required: false, config: { en: text(key), ru: text(key) } }) as const;

const DAY = 86_400_000;

/** Takes a value of every kind that people type as text. */
const order = defineCommand({
  name: 'order',
  category: 'economy',
  config: bothLanguages('order', 'заказ'),
  options: defineOptions(
    { ...named('length'), type: 'duration', max: 40 * DAY },
    { ...named('penalty'), type: 'duration', mayBeEndless: true },
    { ...named('moment'), type: 'time' },
    { ...named('past'), type: 'time', mayBePast: true },
    { ...named('price'), type: 'amount' },
    { ...named('floor'), type: 'amount', min: 0 },
    {
      ...named('payment'),
      type: 'amount',
      comesTo: async () => (amount: Amount) => {
        const units = 'units' in amount ? amount.units : Math.floor((amount.percent * 1500) / 100);
        return units > 0 && units <= 1500 ? units : null;
      },
    },
    {
      ...named('name'),
      type: 'string',
      minLength: 2,
      maxLength: 8,
      autocomplete: () => [
        ...['x', 'Sword', 'Sword', 'Much too long', '  '].map((name) => ({ name, value: name })),
        { name: 'n'.repeat(150), value: 'Long' },
        { name: 'Number', value: 5 },
      ],
    },
    {
      ...named('number'),
      type: 'integer',
      min: 1,
      max: 9,
      autocomplete: () => [0, 3, 10, '4'].map((value) => ({ name: `No. ${value}`, value })),
    },
  ),
  run: async ({ reply }) => void (await reply({ content: 'taken' })),
});

async function openOrders(locale: Locale) {
  const settings = { ...UNSAVED, language: { commands: locale, interface: locale } };
  const world = await openUseWorld({ commands: [order] }, { settings });
  await vi.waitUntil(() => world.calls(/^PUT .*\/commands$/).length > 0, { timeout: 60_000 });
  return world.newcomer;
}

const namesOf = (choices: readonly { name: string }[]) => choices.map(({ name }) => name);

describe('Suggestions', () => {
  test.for([
    { locale: 'en' as const, typed: '90m', names: ['90m → 1 hour 30 minutes'] },
    { locale: 'ru' as const, typed: 'полтора часа', names: ['полтора часа → 1 час 30 минут'] },
    { locale: 'en' as const, typed: '3 dayz', names: ['3 dayz → did you mean 3 days?'] },
    { locale: 'ru' as const, typed: '3 дняя', names: ['3 дняя → вы имели в виду «3 дня»?'] },
    { locale: 'en' as const, typed: '5', names: ['5 → 5 minutes', '5 → 5 hours', '5 → 5 days'] },
    { locale: 'en' as const, typed: '1 hour', names: ['1 hour'] },
    { locale: 'en' as const, typed: 'soon', names: [] },
    { locale: 'en' as const, typed: '41d', names: [] },
    { locale: 'en' as const, typed: 'forever', names: [] },
  ])('A length "$typed" means $names', async ({ locale, typed, names }) => {
    const chat = await openOrders(locale);

    const offered = await chat.suggest('order', 'length', { length: typed });

    expect(namesOf(offered)).toEqual(names);
  });

  test.for([
    { locale: 'en' as const, typed: 'tomorrow 18:00', shown: /^tomorrow 18:00 → \w+, \w+ \d+ at 18:00, in \d+ hours$/ },
    { locale: 'ru' as const, typed: 'завтра в 18:00', shown: /^завтра в 18:00 → .+ 18:00, через \d+ час(?:а|ов)?$/ },
  ])('A moment "$typed" is shown with its distance', async ({ locale, typed, shown }) => {
    const chat = await openOrders(locale);

    const offered = await chat.suggest('order', 'moment', { moment: typed });

    expect(offered).toEqual([
      { name: expect.stringMatching(shown), value: expect.stringMatching(/^\d{4}-\d\d-\d\d 18:00$/) },
    ]);
  });

  test('Both readings of a date are offered, and either is then understood', async () => {
    const chat = await openOrders('en');

    const offered = await chat.suggest('order', 'moment', { moment: '05/06/2027 18:00' });
    const answers = await Promise.all(offered.map(({ value }) => chat.slash('order', { moment: value })));

    expect(offered).toHaveLength(2);
    expect(answers.map(({ content }) => content)).toEqual(['taken', 'taken']);
  });

  test.for([
    { locale: 'en' as const, typed: '1.5k', offered: [{ name: '1.5k → 1,500 💰', value: '1500' }] },
    { locale: 'ru' as const, typed: '1,5 тыс', offered: [{ name: '1,5 тыс → 1\u00a0500 💰', value: '1500' }] },
    { locale: 'en' as const, typed: 'half', offered: [{ name: 'half → 750 💰', value: 'half' }] },
    { locale: 'en' as const, typed: '20%', offered: [{ name: '20% → 300 💰', value: '20%' }] },
    { locale: 'en' as const, typed: '1501', offered: [] },
    { locale: 'en' as const, typed: '0', offered: [] },
    { locale: 'en' as const, typed: '1.55', offered: [] },
    {
      locale: 'ru' as const,
      typed: '',
      offered: [
        { name: '10 % → 150 💰', value: '10 %' },
        { name: 'половина → 750 💰', value: 'половина' },
        { name: 'всё → 1\u00a0500 💰', value: 'всё' },
      ],
    },
  ])('A payment "$typed" comes to what may be spent', async ({ locale, typed, offered }) => {
    const chat = await openOrders(locale);

    expect(await chat.suggest('order', 'payment', { payment: typed })).toEqual(offered);
  });

  test('Only values that fit the option and the platform are offered, each once', async () => {
    const chat = await openOrders('en');

    const names = await chat.suggest('order', 'name', { name: '' });
    const numbers = await chat.suggest('order', 'number', { number: '' });

    expect(names).toEqual([
      { name: 'Sword', value: 'Sword' },
      { name: `${'n'.repeat(99)}…`, value: 'Long' },
    ]);
    expect(numbers).toEqual([{ name: 'No. 3', value: 3 }]);
  });
});

describe.for([
  { locale: 'en' as const, corpus: ENGLISH_ORDERS },
  { locale: 'ru' as const, corpus: RUSSIAN_ORDERS },
])('Whatever is offered in $locale', ({ locale, corpus }) => {
  const orders = parseCorpus(corpus).map(({ text: typed, rest }) => typed.slice(0, typed.length - rest.length).trim());
  const texts = [...new Set(orders)].filter((_, index) => index % 5 === 0);
  let offered: { option: string; name: string; value: string | number }[] = [];
  const refused: string[] = [];

  beforeAll(async () => {
    const settings = { ...UNSAVED, language: { commands: locale, interface: locale } };
    const world = await openUseWorld({ commands: [order] }, { settings, onTestFinished: () => {} });
    const chat = world.newcomer;
    await vi.waitUntil(() => world.calls(/^PUT .*\/commands$/).length > 0, { timeout: 60_000 });
    const options = ['length', 'penalty', 'moment', 'past', 'price', 'floor', 'payment'];
    const typed = options.flatMap((option) => ['', ...texts].map((each) => ({ option, each })));
    const sampled = typed.filter(({ each }, index) => each === '' || index % 3 === 0);
    for (const { option, each } of sampled) {
      const choices = await chat.suggest('order', option, { [option]: each });
      offered.push(...choices.map((choice) => ({ option, ...choice })));
    }
    offered = [...new Map(offered.map((each) => [`${each.option} ${each.value}`, each])).values()];
    for (const { option, value } of offered) {
      const { content } = await chat.slash('order', { [option]: value });
      if (content !== 'taken') refused.push(`${option}: ${value}: ${content}`);
    }
    return world.close;
  });

  test('is accepted when it is chosen', () => {
    expect(refused).toEqual([]);
    expect(offered.length).toBeGreaterThan(50);
  });

  test('fits the platform', () => {
    const bad = offered.filter(({ name, value }) => name.length > 100 || name === '' || String(value).length > 100);

    expect(bad).toEqual([]);
  });
});
