import type { Starter } from '../base/messages/starters.ts';
import type { GreetingName } from './schema.ts';

/** The welcome message that the setup uses unless the server already has one. */
export const FIRST_WELCOME: Starter = {
  key: 'short',
  name: { en: 'In one line', ru: 'Одной строкой' },
  about: { en: 'A name, a wave, and how many there are now.', ru: 'Имя, привет и сколько нас теперь.' },
  message: {
    en: 'Welcome, {{ member.mention }}! 👋 You are member number {{ guild.members }}.',
    ru: 'Добро пожаловать, {{ member.mention }}! 👋 Нас теперь {{ guild.members }}.',
  },
};

/** Posted in a channel when somebody joins. */
const JOIN: readonly Starter[] = [
  FIRST_WELCOME,
  {
    key: 'card',
    name: { en: 'With a picture', ru: 'С картинкой' },
    about: { en: 'A welcome picture is drawn for each new member.', ru: 'Для каждого новичка рисуется своя картинка.' },
    message: {
      en: '{{ member.mention }} has just joined {{ guild.name }}.',
      ru: '{{ member.mention }} теперь с нами, на сервере «{{ guild.name }}».',
    },
    hasPicture: true,
  },
  {
    key: 'guide',
    name: { en: 'First steps', ru: 'Первые шаги' },
    about: { en: 'An embed that says where to begin.', ru: 'Эмбед, в котором сказано, с чего начать.' },
    message: { en: '{{ member.mention }}', ru: '{{ member.mention }}' },
    embed: {
      title: { en: 'Welcome to {{ guild.name }}', ru: 'Добро пожаловать на «{{ guild.name }}»' },
      description: {
        en: 'Glad to have you, {{ member.mention }}. Three steps to feel at home:',
        ru: 'Рады видеть тебя, {{ member.mention }}. Три шага, чтобы освоиться:',
      },
      thumbnail: '{{ member.avatar }}',
      fields: [
        {
          name: { en: '1. Rules', ru: '1. Правила' },
          value: { en: 'Read them first, they are short.', ru: 'Начни с них, они короткие.' },
        },
        {
          name: { en: '2. Say hello', ru: '2. Знакомство' },
          value: { en: 'Tell us what brought you here.', ru: 'Расскажи, что привело тебя к нам.' },
        },
        {
          name: { en: '3. Look around', ru: '3. Осмотрись' },
          value: {
            en: 'Every channel says in its topic what it is for.',
            ru: 'В теме каждого канала сказано, о чём он.',
          },
        },
      ],
    },
  },
];

/** Posted in a channel when somebody leaves. */
const LEAVE: readonly Starter[] = [
  {
    key: 'farewell',
    name: { en: 'A goodbye', ru: 'Прощание' },
    about: { en: 'Who left, and how long they were here.', ru: 'Кто ушёл и сколько времени был с нами.' },
    message: {
      en: '{{ member.name }} has left. We were together for {{ departure.stayed }}.',
      ru: '{{ member.name }} больше не с нами. Мы были вместе {{ departure.stayed }}.',
    },
  },
  {
    key: 'count',
    name: { en: 'Only the fact', ru: 'Только факт' },
    about: { en: 'One plain line, and how many stay.', ru: 'Одна строка и сколько нас осталось.' },
    message: {
      en: '{{ member.name }} left the server. {{ guild.members }} of us are still here.',
      ru: '{{ member.name }} уходит с сервера. Нас остаётся {{ guild.members }}.',
    },
  },
  {
    key: 'log',
    name: { en: 'For moderators', ru: 'Для модераторов' },
    about: {
      en: 'An embed with the member’s id, and why they had to go if they did.',
      ru: 'Эмбед с ID участника и причиной, если его выгнали.',
    },
    message: { en: '', ru: '' },
    embed: {
      title: { en: '{{ member.username }} has left', ru: '{{ member.username }} уходит' },
      description: {
        en: 'Here for {{ departure.stayed }}.{% if departure.reason %}\nReason: {{ departure.reason }}{% endif %}',
        ru: 'Время на сервере: {{ departure.stayed }}.{% if departure.reason %}\nПричина: {{ departure.reason }}{% endif %}',
      },
      fields: [{ name: { en: 'Member', ru: 'Участник' }, value: { en: '{{ member.id }}', ru: '{{ member.id }}' } }],
      thumbnail: '{{ member.avatar }}',
      color: '#99aab5',
    },
  },
];

/** Sent to new members by direct message. */
const DIRECT: readonly Starter[] = [
  {
    key: 'hello',
    name: { en: 'A short hello', ru: 'Короткий привет' },
    about: { en: 'Two friendly lines.', ru: 'Две дружелюбные строки.' },
    message: {
      en: 'Hi {{ member.name }}, welcome to **{{ guild.name }}**!\nLook around, and ask if anything is unclear.',
      ru: 'Привет, {{ member.name }}! Добро пожаловать на **{{ guild.name }}**.\nОсмотрись, а если что непонятно — спрашивай.',
    },
  },
  {
    key: 'rules',
    name: { en: 'The rules in short', ru: 'Коротко о правилах' },
    about: { en: 'Three rules to make your own.', ru: 'Три правила, которые можно переписать под себя.' },
    message: {
      en: 'Welcome to **{{ guild.name }}**! Three rules keep it a good place:\n> Be kind.\n> No advertising.\n> Use the channel that fits.',
      ru: 'Добро пожаловать на **{{ guild.name }}**! Чтобы всем было хорошо:\n> Будь вежлив.\n> Не рекламируй.\n> Пиши в подходящий канал.',
    },
  },
  {
    key: 'guide',
    name: { en: 'A small guide', ru: 'Небольшой путеводитель' },
    about: { en: 'An embed to keep and come back to.', ru: 'Эмбед, к которому можно вернуться.' },
    message: { en: '', ru: '' },
    embed: {
      title: { en: 'Good to see you, {{ member.name }}', ru: 'Рады тебе, {{ member.name }}' },
      description: {
        en: 'You are now one of {{ guild.members }} on **{{ guild.name }}**. Read the rules first, then say hello.',
        ru: 'Теперь на **{{ guild.name }}** нас {{ guild.members }}. Сначала прочитай правила, потом поздоровайся.',
      },
      thumbnail: '{{ guild.icon }}',
      color: '#3ddc97',
    },
  },
];

/** Starting points for each greeting. */
export const GREETING_STARTERS: Record<GreetingName, readonly Starter[]> = { join: JOIN, leave: LEAVE, dm: DIRECT };
