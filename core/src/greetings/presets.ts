import { DEFAULT_EMBED, type Embed } from '../embeds/schema.ts';
import type { Locale } from '../locales/locale.ts';
import type { DisplayName } from '../schemas/display-name.ts';
import type { Greetings } from './schema.ts';

/** Ways to greet that a server can begin with. */
export const GREETING_PRESET_NAMES = ['short', 'card', 'guide', 'farewell'] as const;
export type GreetingPresetName = (typeof GREETING_PRESET_NAMES)[number];

interface GreetingPreset {
  /** The greetings with its words and pictures; channels, roles and what is on stay the server's own. */
  apply(greetings: Greetings, locale: Locale): Greetings;
}

const SHORT: DisplayName = {
  en: 'Welcome, {{ member.mention }}! 👋 You’re member #{{ guild.members }}.',
  ru: 'Добро пожаловать, {{ member.mention }}! 👋 Нас теперь {{ guild.members }}.',
};

const CARD: DisplayName = {
  en: '{{ member.mention }} has just joined {{ guild.name }}.',
  ru: '{{ member.mention }} теперь с нами, на сервере «{{ guild.name }}».',
};

const GUIDE_TITLE: DisplayName = { en: 'Welcome to {{ guild.name }}', ru: 'Добро пожаловать на «{{ guild.name }}»' };
const GUIDE_TEXT: DisplayName = {
  en: 'Glad to have you, {{ member.mention }}. Three steps to feel at home:',
  ru: 'Рады видеть тебя, {{ member.mention }}. Три шага, чтобы освоиться:',
};
const GUIDE_FIELDS: readonly { name: DisplayName; value: DisplayName }[] = [
  {
    name: { en: '1. Rules', ru: '1. Правила' },
    value: { en: 'Read them first, they’re short.', ru: 'Начни с них, они короткие.' },
  },
  {
    name: { en: '2. Say hello', ru: '2. Знакомство' },
    value: { en: 'Tell us what brought you here.', ru: 'Расскажи, что привело тебя к нам.' },
  },
  {
    name: { en: '3. Look around', ru: '3. Осмотрись' },
    value: { en: 'Every channel’s topic says what it’s for.', ru: 'В теме каждого канала сказано, о чём он.' },
  },
];

const FAREWELL: DisplayName = {
  en: '{{ member.name }} has left after {{ departure.stayed }} with us.',
  ru: '{{ member.name }} больше не с нами. Мы были вместе {{ departure.stayed }}.',
};

/** What each way says, in the server's language. */
export const GREETING_PRESETS: Record<GreetingPresetName, GreetingPreset> = {
  short: {
    apply: (greetings, locale) => withJoin(greetings, { message: SHORT[locale], embed: DEFAULT_EMBED }),
  },
  card: {
    apply: (greetings, locale) => {
      const { picture } = greetings.join;
      const drawn = { ...picture, enabled: true, layout: 'orbit' as const };
      return withJoin(greetings, { message: CARD[locale], embed: DEFAULT_EMBED, picture: drawn });
    },
  },
  guide: {
    apply: (greetings, locale) => withJoin(greetings, { message: '{{ member.mention }}', embed: guide(locale) }),
  },
  farewell: {
    apply: ({ leave, ...greetings }, locale) => ({
      ...greetings,
      leave: {
        ...leave,
        enabled: leave.channel !== null || greetings.join.channel !== null,
        channel: leave.channel ?? greetings.join.channel,
        message: FAREWELL[locale],
        embed: DEFAULT_EMBED,
      },
    }),
  },
};

function withJoin(greetings: Greetings, said: Partial<Greetings['join']>): Greetings {
  const { join } = greetings;
  const picture = { ...join.picture, enabled: false };
  return { ...greetings, join: { ...join, picture, ...said, enabled: join.channel !== null } };
}

function guide(locale: Locale): Embed {
  return {
    ...DEFAULT_EMBED,
    enabled: true,
    title: GUIDE_TITLE[locale],
    description: GUIDE_TEXT[locale],
    thumbnail: '{{ member.avatar }}',
    fields: GUIDE_FIELDS.map(({ name, value }) => ({ name: name[locale], value: value[locale], inline: false })),
  };
}
