import { choiceOption, countOption, durationOption, listOption, percentOption, switchOption } from './options.ts';
import { defineRule } from './rule.ts';

/** Files that run something when they are opened. */
const PROGRAMS = ['apk', 'bat', 'cmd', 'com', 'exe', 'jar', 'js', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the platform's own filter stops, before anybody reads it, what the rule is against. */
const native = () => switchOption({ en: 'Use Discord’s filter too', ru: 'Использовать и фильтр Discord' }, false);

/** Every automoderation rule with its own options (docs/rules/automod.md#rules); page, server and bot read it from here. */
export const AUTOMOD_RULES = {
  /** Invites to other servers than this one and those listed. */
  invites: defineRule(
    { en: 'Invites', ru: 'Приглашения' },
    {
      whitelistGuilds: listOption({ en: 'Allowed servers', ru: 'Разрешённые серверы' }, { of: 'guilds', max: 50 }),
      native: native(),
    },
  ),
  /** So many messages, or characters, of one member within a minute (docs/rules/automod.md#rules). */
  flood: defineRule(
    { en: 'Flood', ru: 'Флуд' },
    { messages: countOption('messages', 20), symbols: countOption({ en: 'Characters', ru: 'Символы' }, 3000) },
  ),
  links: defineRule(
    { en: 'Links', ru: 'Ссылки' },
    {
      policy: choiceOption({ label: 'policy', words: 'listPolicy' }, 'allExcept', 'onlyThese'),
      domains: listOption('domains', { of: 'domains', max: 100 }),
    },
  ),
  /** The share of capitals among the letters of a message that has at least so many letters. */
  caps: defineRule(
    { en: 'Caps', ru: 'Капс' },
    { percent: percentOption('capitalsPercent', 70), minLetters: countOption('minLetters', 10) },
  ),
  /** More mentions in one message than this, or one of everybody by who may not. */
  mentions: defineRule(
    { en: 'Mentions', ru: 'Упоминания' },
    {
      members: countOption('mentionedMembers', 5),
      roles: countOption('mentionedRoles', 2),
      everyone: switchOption('everyone', true),
      native: native(),
    },
  ),
  /** More emojis in one message than this, the platform's and the server's own alike. */
  emojis: defineRule({ en: 'Emojis', ru: 'Эмодзи' }, { emojis: countOption('emojis', 10) }),
  words: defineRule(
    { en: 'Words', ru: 'Слова' },
    {
      words: listOption('words', { of: 'words', max: 500 }),
      match: choiceOption({ label: 'match', words: 'wordMatch' }, 'whole', 'part'),
      native: native(),
    },
  ),
  attachments: defineRule(
    { en: 'Attachments', ru: 'Вложения' },
    {
      policy: choiceOption({ label: 'policy', words: 'listPolicy' }, 'onlyThese', 'allExcept'),
      fileTypes: listOption('fileTypes', { of: 'fileTypes', max: 50 }, PROGRAMS),
    },
  ),
  /** More marks above and below one letter than this; no language in use stacks more than three. */
  zalgo: defineRule({ en: 'Zalgo', ru: 'Залго' }, { marks: countOption('marks', 3) }),
  /** The same message more often than this within the time. */
  duplicates: defineRule(
    { en: 'Repeats', ru: 'Повторы' },
    {
      messages: countOption('sameMessages', 3),
      withinMs: durationOption('withinMs', MINUTE_MS, 60 * MINUTE_MS),
    },
  ),
  /** Links to sites that are made to look like well-known ones. */
  phishing: defineRule({ en: 'Phishing', ru: 'Фишинг' }, {}),
  /** More members coming in within a minute than this; what is done about it ends by itself. */
  raid: defineRule(
    { en: 'Raid', ru: 'Рейд' },
    {
      joins: countOption({ en: 'Joins per minute', ru: 'Входов в минуту' }, 20),
      pauseInvites: switchOption({ en: 'Pause invites', ru: 'Приостановить приглашения' }, true),
      raiseVerification: switchOption({ en: 'Raise the verification level', ru: 'Повысить уровень проверки' }, false),
      /** Zero kicks nobody. */
      kickYoungerMs: durationOption({ en: 'Kick accounts younger than', ru: 'Кикать аккаунты моложе' }, 0, 30 * DAY_MS),
      lastsMs: durationOption({ en: 'Lasts', ru: 'Длится' }, 30 * MINUTE_MS, DAY_MS),
    },
    { about: 'joins' },
  ),
};

export type RuleKey = keyof typeof AUTOMOD_RULES;

export const RULE_KEYS = [
  'invites',
  'flood',
  'links',
  'caps',
  'mentions',
  'emojis',
  'words',
  'attachments',
  'zalgo',
  'duplicates',
  'phishing',
  'raid',
] as const satisfies readonly RuleKey[];
