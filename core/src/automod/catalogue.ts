import { choice, count, duration, list, percent, toggle } from './options.ts';
import { rule } from './rule.ts';

/** Files that run something when they are opened. */
const PROGRAMS = ['apk', 'bat', 'cmd', 'com', 'exe', 'jar', 'js', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

const MINUTE_MS = 60_000;

/** Every automoderation rule with its own options (decisions, "Moderation"); page, server and bot read it from here. */
export const AUTOMOD_RULES = {
  /** Invites to other servers than this one and those listed. */
  invites: rule('invites', { whitelistGuilds: list('whitelistGuilds', { of: 'guilds', max: 50 }) }),
  /** So many messages, or characters, of one member within a minute (spec.md 9). */
  flood: rule('flood', { messages: count('messages', 20), symbols: count('symbols', 3000) }),
  links: rule('links', {
    policy: choice({ label: 'policy', words: 'listPolicy' }, 'allExcept', 'onlyThese'),
    domains: list('domains', { of: 'domains', max: 100 }),
  }),
  /** The share of capitals among the letters of a message that has at least so many letters. */
  caps: rule('caps', { percent: percent('capitalsPercent', 70), minLetters: count('minLetters', 10) }),
  /** More mentions in one message than this, or one of everybody by who may not. */
  mentions: rule('mentions', {
    members: count('mentionedMembers', 5),
    roles: count('mentionedRoles', 2),
    everyone: toggle('everyone', true),
  }),
  /** More emojis in one message than this, the platform's and the server's own alike. */
  emojis: rule('emojis', { emojis: count('emojis', 10) }),
  words: rule('words', {
    words: list('words', { of: 'words', max: 200 }),
    match: choice({ label: 'match', words: 'wordMatch' }, 'whole', 'part'),
  }),
  attachments: rule('attachments', {
    policy: choice({ label: 'policy', words: 'listPolicy' }, 'onlyThese', 'allExcept'),
    fileTypes: list('fileTypes', { of: 'fileTypes', max: 50 }, PROGRAMS),
  }),
  /** More marks above and below one letter than this; no language in use stacks more than three. */
  zalgo: rule('zalgo', { marks: count('marks', 3) }),
  /** The same message more often than this within the time. */
  duplicates: rule('duplicates', {
    messages: count('sameMessages', 3),
    withinMs: duration('withinMs', MINUTE_MS, 60 * MINUTE_MS),
  }),
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
] as const satisfies readonly RuleKey[];
