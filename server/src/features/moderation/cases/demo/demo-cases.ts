import type { CaseSource, CaseState, CaseType, Delivery } from '@perigee/core/moderation/cases/case';

/** A case of a demo server. */
interface DemoCase {
  type: CaseType;
  state: CaseState;
  reason: string;
  daysAgo: number;
  source?: CaseSource;
  rule?: string;
  durationMs?: number;
  delivery?: Delivery;
  problem?: string;
  message?: string;
  /** The case it follows from, as the number of cases before this one. */
  follows?: number;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/**
 * Oldest first. None of them waits for its end or could contradict the platform: mutes are over, and banned accounts
 * are not members.
 */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    type: 'warn',
    state: 'expired',
    reason: 'Caps lock in #general',
    daysAgo: 76,
    durationMs: 30 * DAY,
    delivery: 'sent',
  },
  { type: 'warn', state: 'done', reason: 'Spam', daysAgo: 71, source: 'automod', rule: 'flood', delivery: 'sent' },
  { type: 'mute', state: 'expired', reason: 'Spam', daysAgo: 71, source: 'ladder', durationMs: HOUR, follows: 1 },
  { type: 'note', state: 'done', reason: 'Asked twice to become a moderator', daysAgo: 64 },
  { type: 'kick', state: 'done', reason: 'Advertising in direct messages', daysAgo: 60, delivery: 'closed' },
  { type: 'mute', state: 'lifted', reason: 'Оскорбления', daysAgo: 52, durationMs: DAY, delivery: 'sent' },
  { type: 'unmute', state: 'done', reason: 'Извинился', daysAgo: 51.6, source: 'dashboard', follows: 1 },
  { type: 'warn', state: 'done', reason: 'Links in an introduction', daysAgo: 47, source: 'automod', rule: 'links' },
  { type: 'ban', state: 'done', reason: 'Raid', daysAgo: 40, source: 'platform' },
  { type: 'ban', state: 'done', reason: 'Raid', daysAgo: 40, source: 'platform' },
  { type: 'ban', state: 'done', reason: 'Raid, third account', daysAgo: 39.9 },
  {
    type: 'softban',
    state: 'done',
    reason: 'Scam links in every channel',
    daysAgo: 33,
    source: 'automod',
    rule: 'links',
  },
  { type: 'warn', state: 'lifted', reason: 'Wrong channel', daysAgo: 29, delivery: 'sent' },
  {
    type: 'mute',
    state: 'expired',
    reason: 'Флуд',
    daysAgo: 26,
    source: 'automod',
    rule: 'flood',
    durationMs: 10 * 60_000,
  },
  {
    type: 'warn',
    state: 'done',
    reason: 'Spoilers without a warning',
    daysAgo: 19,
    delivery: 'sent',
    message: 'The ship explodes in the last episode, by the way',
  },
  { type: 'kick', state: 'failed', reason: 'Inactive alt', daysAgo: 15, problem: 'Missing Permissions (50013)' },
  { type: 'note', state: 'done', reason: 'Helped newcomers all week', daysAgo: 12 },
  {
    type: 'warn',
    state: 'done',
    reason: 'Реклама своего сервера',
    daysAgo: 9,
    delivery: 'closed',
    message: 'Заходите к нам: **лучший сервер** про космос!',
  },
  {
    type: 'mute',
    state: 'expired',
    reason: 'Mentions of everyone',
    daysAgo: 6,
    source: 'automod',
    rule: 'mentions',
    durationMs: 2 * HOUR,
  },
  { type: 'warn', state: 'done', reason: 'Insults', daysAgo: 3, delivery: 'sent' },
  {
    type: 'ban',
    state: 'done',
    reason: 'Phishing: “free boosts” for a login',
    daysAgo: 1.2,
    delivery: 'closed',
    message: 'Get FREE boosts here → not-discord.example/login',
  },
];
