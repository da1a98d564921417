import type { newCouponSchema } from '@perigee/core/rewards/coupons/schema';
import { NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { DEFAULT_GAMES } from '@perigee/core/games/section';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { NEW_ITEM } from '@perigee/core/economy/items/schema';
import * as z from 'zod/mini';
import type { Stage } from './stage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sample content for the guild, in each language. */
const SAMPLE_CONTENT = {
  en: {
    items: [
      { name: 'Star map', price: 250, description: 'Every constellation above the launch pad' },
      { name: 'Moon dust', price: 90, description: 'A pinch of it, in a jar' },
      { name: 'Front seat', price: 1_500, description: 'For the next launch, right beside the window' },
    ],
    jobs: [
      { name: 'Pilot', description: 'Flies to the outer ring and back', salary: { min: 120, max: 320 } },
      { name: 'Cartographer', description: 'Draws what nobody has seen yet', salary: { min: 80, max: 180 } },
      { name: 'Mechanic', description: 'Keeps the engines humming', salary: { min: 60, max: 240 } },
    ],
    giveaway: { text: 'A telescope', description: 'For everybody who looks up at night.' },
    coupon: 'Launch day',
    welcome: 'Welcome aboard, {{ member.mention }}! Read the rules and say hello.',
  },
  ru: {
    items: [
      { name: 'Звёздная карта', price: 250, description: 'Все созвездия над площадкой' },
      { name: 'Лунная пыль', price: 90, description: 'Щепотка, в баночке' },
      { name: 'Место у окна', price: 1_500, description: 'На следующий запуск, в первом ряду' },
    ],
    jobs: [
      { name: 'Пилот', description: 'Летает к внешнему кольцу и обратно', salary: { min: 120, max: 320 } },
      { name: 'Картограф', description: 'Рисует то, чего ещё никто не видел', salary: { min: 80, max: 180 } },
      { name: 'Механик', description: 'Следит, чтобы двигатели не скучали', salary: { min: 60, max: 240 } },
    ],
    giveaway: { text: 'Телескоп', description: 'Для всех, кто по ночам смотрит вверх.' },
    coupon: 'День запуска',
    welcome: 'Добро пожаловать на борт, {{ member.mention }}! Прочитайте правила и поздоровайтесь.',
  },
} as const;

const channels = z.object({ channels: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Adds a shop, jobs, a giveaway and a coupon to the guild, in its language. */
export async function furnish({ call, locale }: Stage): Promise<void> {
  const { items, jobs, giveaway, coupon, welcome } = SAMPLE_CONTENT[locale];
  await call('POST', '/general', { prefix: '!', language: { commands: locale, interface: locale } });
  await call('POST', '/games', { ...DEFAULT_GAMES, cooldown: 0 });
  for (const item of items) await call('POST', '/items', { ...NEW_ITEM, ...item });
  for (const job of jobs) await call('POST', '/custom-jobs', { ...NEW_CUSTOM_JOB, ...job });

  const info = z.parse(channels, await call('GET', '/info'));
  const channel = info.channels.find(({ name }) => name === 'general')?.id;
  const { description, text } = giveaway;
  await call('POST', '/giveaways', {
    ...NEW_GIVEAWAY,
    prize: { ...NEW_GIVEAWAY.prize, text },
    description,
    channel,
    duration: 3 * DAY_MS,
    endsAt: null,
    isDraft: false,
  });
  await call('POST', '/automod-switches', { rules: ['invites', 'flood', 'links', 'mentions', 'raid'], enabled: true });
  await call('POST', '/greetings', {
    ...DEFAULT_GREETINGS,
    join: {
      ...DEFAULT_GREETINGS.join,
      enabled: true,
      channel,
      message: welcome,
      picture: { ...DEFAULT_PICTURE, enabled: true },
    },
  });
  const body: z.input<typeof newCouponSchema> = {
    name: coupon,
    prize: { kind: 'money', amount: 500, item: '', role: null, roleDuration: null },
    uses: 50,
    requiredRole: null,
    endsAt: null,
    code: { kind: 'drawn' },
  };
  await call('POST', '/coupons', body);
}
