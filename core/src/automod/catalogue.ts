import { choice, count, duration, list, percent, toggle } from './options.ts';
import { rule } from './rule.ts';

/** Files that run something when they are opened. */
const PROGRAMS = ['apk', 'bat', 'cmd', 'com', 'exe', 'jar', 'js', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the platform's own filter stops, before anybody reads it, what the rule is against. */
const native = () => toggle({ en: 'Use Discord’s filter too', ru: 'Использовать и фильтр Discord' }, false);

/** Every automoderation rule with its own options (docs/rules/automod.md#rules); page, server and bot read it from here. */
export const AUTOMOD_RULES = {
  /** Invites to other servers than this one and those listed. */
  invites: rule(
    { en: 'Invites', ru: 'Приглашения' },
    {
      whitelistGuilds: list({ en: 'Allowed servers', ru: 'Разрешённые серверы' }, { of: 'guilds', max: 50 }),
      native: native(),
    },
  ),
  /** So many messages, or characters, of one member within a minute (docs/rules/automod.md#rules). */
  flood: rule(
    { en: 'Flood', ru: 'Флуд' },
    { messages: count('messages', 20), symbols: count({ en: 'Characters', ru: 'Символы' }, 3000) },
  ),
  links: rule(
    { en: 'Links', ru: 'Ссылки' },
    {
      policy: choice({ label: 'policy', words: 'listPolicy' }, 'allExcept', 'onlyThese'),
      domains: list('domains', { of: 'domains', max: 100 }),
    },
  ),
  /** The share of capitals among the letters of a message that has at least so many letters. */
  caps: rule(
    { en: 'Caps', ru: 'Капс' },
    { percent: percent('capitalsPercent', 70), minLetters: count('minLetters', 10) },
  ),
  /** More mentions in one message than this, or one of everybody by who may not. */
  mentions: rule(
    { en: 'Mentions', ru: 'Упоминания' },
    {
      members: count('mentionedMembers', 5),
      roles: count('mentionedRoles', 2),
      everyone: toggle('everyone', true),
      native: native(),
    },
  ),
  /** More emojis in one message than this, the platform's and the server's own alike. */
  emojis: rule({ en: 'Emojis', ru: 'Эмодзи' }, { emojis: count('emojis', 10) }),
  words: rule(
    { en: 'Words', ru: 'Слова' },
    {
      words: list('words', { of: 'words', max: 500 }),
      match: choice({ label: 'match', words: 'wordMatch' }, 'whole', 'part'),
      native: native(),
    },
  ),
  attachments: rule(
    { en: 'Attachments', ru: 'Вложения' },
    {
      policy: choice({ label: 'policy', words: 'listPolicy' }, 'onlyThese', 'allExcept'),
      fileTypes: list('fileTypes', { of: 'fileTypes', max: 50 }, PROGRAMS),
    },
  ),
  /** More marks above and below one letter than this; no language in use stacks more than three. */
  zalgo: rule({ en: 'Zalgo', ru: 'Залго' }, { marks: count('marks', 3) }),
  /** The same message more often than this within the time. */
  duplicates: rule(
    { en: 'Repeats', ru: 'Повторы' },
    {
      messages: count('sameMessages', 3),
      withinMs: duration('withinMs', MINUTE_MS, 60 * MINUTE_MS),
    },
  ),
  /** Links to sites that are made to look like well-known ones. */
  phishing: rule({ en: 'Phishing', ru: 'Фишинг' }, {}),
  /** More members coming in within a minute than this; what is done about it ends by itself. */
  raid: rule(
    { en: 'Raid', ru: 'Рейд' },
    {
      joins: count({ en: 'Joins per minute', ru: 'Входов в минуту' }, 20),
      pauseInvites: toggle({ en: 'Pause invites', ru: 'Приостановить приглашения' }, true),
      raiseVerification: toggle({ en: 'Raise the verification level', ru: 'Повысить уровень проверки' }, false),
      /** Zero kicks nobody. */
      kickYoungerMs: duration({ en: 'Kick accounts younger than', ru: 'Кикать аккаунты моложе' }, 0, 30 * DAY_MS),
      lastsMs: duration({ en: 'Lasts', ru: 'Длится' }, 30 * MINUTE_MS, DAY_MS),
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
