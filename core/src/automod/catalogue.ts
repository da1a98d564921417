import { choice, count, duration, list, percent, toggle } from './options.ts';
import { rule } from './rule.ts';

/** Files that run something when they are opened. */
const PROGRAMS = ['apk', 'bat', 'cmd', 'com', 'exe', 'jar', 'js', 'lnk', 'msi', 'ps1', 'scr', 'vbs'];

const MINUTE_MS = 60_000;

/** Every automoderation rule with its own options (decisions, "Moderation"); page, server and bot read it from here. */
export const AUTOMOD_RULES = {
  /** Invites to other servers than this one and those listed. */
  invites: rule({ whitelistGuilds: list('guilds', 50) }),
  /** So many messages, or characters, of one member within a minute (spec.md 9). */
  flood: rule({ messages: count(20), symbols: count(3000) }),
  links: rule({ policy: choice('allExcept', 'onlyThese'), domains: list('domains', 100) }),
  /** The share of capitals among the letters of a message that has at least so many letters. */
  caps: rule({ percent: percent(70), minLetters: count(10) }),
  /** More mentions in one message than this, or one of everybody by who may not. */
  mentions: rule({ members: count(5), roles: count(2), everyone: toggle(true) }),
  /** More emojis in one message than this, the platform's and the server's own alike. */
  emojis: rule({ emojis: count(10) }),
  words: rule({ words: list('words', 200), match: choice('whole', 'part') }),
  attachments: rule({
    policy: choice('onlyThese', 'allExcept'),
    fileTypes: list('fileTypes', 50, PROGRAMS),
  }),
  /** More marks above and below one letter than this; no language in use stacks more than three. */
  zalgo: rule({ marks: count(3) }),
  /** The same message more often than this within the time. */
  duplicates: rule({ messages: count(3), withinMs: duration(MINUTE_MS, 60 * MINUTE_MS) }),
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
