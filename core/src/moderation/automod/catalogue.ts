import { choiceOption, countOption, durationOption, listOption, percentOption, switchOption } from './options.ts';
import { defineRule } from './rule.ts';

/** File types that execute code when opened. */
const PROGRAMS = ['apk', 'bat', 'cmd', 'com', 'exe', 'jar', 'js', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether Discord's own filter also blocks what the rule forbids, before anybody can read it. */
const native = () => switchOption({ en: 'Use Discord’s filter too', ru: 'Использовать и фильтр Discord' }, false);

const LIST_POLICIES = {
  allExcept: { en: 'All except those listed', ru: 'Все, кроме перечисленных' },
  onlyThese: { en: 'Only those listed', ru: 'Только перечисленные' },
};
type ListPolicy = keyof typeof LIST_POLICIES;

/** Which ones the rule forbids; the first is the initial one. */
const listPolicy = (...policies: readonly [ListPolicy, ...ListPolicy[]]) =>
  choiceOption({ en: 'Which ones', ru: 'Какие' }, LIST_POLICIES, ...policies);

/**
 * Every automoderation rule with its own options (docs/rules/automod.md#rules); page, server and bot all use this list.
 */
export const AUTOMOD_RULES = {
  /** Invites to servers other than this one and the allowed ones. */
  invites: defineRule(
    { en: 'Invites', ru: 'Приглашения' },
    {
      whitelistGuilds: listOption({ en: 'Allowed servers', ru: 'Разрешённые серверы' }, { of: 'guilds', max: 50 }),
      native: native(),
    },
  ),
  /** More messages, or more characters, from one member within a minute (docs/rules/automod.md#rules). */
  flood: defineRule(
    { en: 'Flood', ru: 'Флуд' },
    {
      messages: countOption({ en: 'Messages', ru: 'Сообщения' }, 20),
      symbols: countOption({ en: 'Characters', ru: 'Символы' }, 3000),
    },
  ),
  links: defineRule(
    { en: 'Links', ru: 'Ссылки' },
    {
      policy: listPolicy('allExcept', 'onlyThese'),
      domains: listOption({ en: 'Domains', ru: 'Домены' }, { of: 'domains', max: 100 }),
      bare: switchOption({ en: 'Also without https://', ru: 'И без https://' }, true),
    },
  ),
  /** The share of capitals among a message's letters, checked from a minimum number of letters on. */
  caps: defineRule(
    { en: 'Caps', ru: 'Капс' },
    {
      percent: percentOption({ en: 'Share of capitals', ru: 'Доля заглавных' }, 70),
      minLetters: countOption({ en: 'Minimum letters', ru: 'Букв не меньше' }, 10),
    },
  ),
  /** More mentions in one message than this, or a mention of everyone, whether it pings or not. */
  mentions: defineRule(
    { en: 'Mentions', ru: 'Упоминания' },
    {
      members: countOption({ en: 'Members', ru: 'Участников' }, 5),
      roles: countOption({ en: 'Roles', ru: 'Роли' }, 2),
      everyone: switchOption({ en: '@everyone and @here', ru: '@everyone и @here' }, true),
      native: native(),
    },
  ),
  /** More emojis in one message than this, Unicode and custom ones alike. */
  emojis: defineRule({ en: 'Emojis', ru: 'Эмодзи' }, { emojis: countOption({ en: 'Emoji', ru: 'Эмодзи' }, 10) }),
  words: defineRule(
    { en: 'Words', ru: 'Слова' },
    {
      words: listOption({ en: 'Words', ru: 'Слова' }, { of: 'words', max: 500 }),
      match: choiceOption(
        { en: 'Matching', ru: 'Как их искать' },
        { whole: { en: 'Whole words', ru: 'Слова целиком' }, part: { en: 'Also inside words', ru: 'И внутри слов' } },
        'whole',
        'part',
      ),
      allowed: listOption({ en: 'Allowed words', ru: 'Разрешённые слова' }, { of: 'words', max: 500 }),
      expressions: listOption(
        { en: 'Regular expressions', ru: 'Регулярные выражения' },
        { of: 'expressions', max: 20 },
      ),
      native: native(),
    },
  ),
  attachments: defineRule(
    { en: 'Attachments', ru: 'Вложения' },
    {
      policy: listPolicy('onlyThese', 'allExcept'),
      fileTypes: listOption({ en: 'File types', ru: 'Типы файлов' }, { of: 'fileTypes', max: 50 }, PROGRAMS),
    },
  ),
  /** More marks above and below one letter than this; no language in use stacks more than three. */
  zalgo: defineRule(
    { en: 'Zalgo', ru: 'Залго' },
    { marks: countOption({ en: 'Marks per letter', ru: 'Знаков на одной букве' }, 3) },
  ),
  /** The same message more often than this within the time. */
  duplicates: defineRule(
    { en: 'Repeats', ru: 'Повторы' },
    {
      messages: countOption({ en: 'Messages', ru: 'Сообщения' }, 3),
      withinMs: durationOption({ en: 'Within', ru: 'За время' }, MINUTE_MS, 60 * MINUTE_MS),
    },
  ),
  /** Links to sites that are made to look like well-known ones. */
  phishing: defineRule(
    { en: 'Phishing', ru: 'Фишинг' },
    { allowed: listOption({ en: 'Allowed domains', ru: 'Разрешённые домены' }, { of: 'domains', max: 100 }) },
  ),
  /** More members joining within a minute than this; the countermeasures end by themselves. */
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
