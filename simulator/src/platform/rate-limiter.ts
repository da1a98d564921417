import { now } from '../base/clock.ts';
import { createHash } from 'node:crypto';
import { createdAtMs, isSnowflake } from '../base/snowflakes.ts';
import type { Limits } from '../base/limits.ts';
import type { Actor } from '../protocol/access.ts';
import { json, type Reply } from '../protocol/reply.ts';

interface Allowance {
  limit: number;
  windowMs: number;
}

/**
 * Calls per window by route. The platform reveals its limits only in response headers, so these approximate what is
 * known; routes not listed get DEFAULT_ALLOWANCE.
 */
const ALLOWANCES: Record<string, Allowance> = {
  'DELETE /channels/:channelId/messages/:messageId new': { limit: 5, windowMs: 1_000 },
  'DELETE /channels/:channelId/messages/:messageId': { limit: 3, windowMs: 330 },
  'DELETE /channels/:channelId/messages/:messageId old': { limit: 30, windowMs: 4_000 },
  'POST /webhooks/:webhookId/:token': { limit: 5, windowMs: 2_000 },
  'POST /channels/:channelId/messages/bulk-delete': { limit: 1, windowMs: 1_000 },
  'PUT /channels/:channelId/messages/:messageId/reactions/:emoji/@me': { limit: 4, windowMs: 1_000 },
  'PATCH /guilds/:guildId/members/:userId': { limit: 10, windowMs: 10_000 },
  'PATCH /channels/:channelId': { limit: 5, windowMs: 15_000 },
  'GET /users/@me/guilds': { limit: 10, windowMs: 5_000 },
};
const MESSAGE_ROUTES = new Set([
  'POST /channels/:channelId/messages',
  'PATCH /channels/:channelId/messages/:messageId',
]);
const DEFAULT_ALLOWANCE: Allowance = { limit: 50, windowMs: 1_000 };
/** Path parameters whose values get separate buckets. */
const MAJOR_PARAMETERS = ['channelId', 'guildId', 'webhookId', 'token'];
/**
 * Deletions have separate buckets by the message's age: up to ten seconds, up to two weeks, and older. An unknown
 * message counts as new.
 */
const NEW_MS = 10_000;
const OLD_MS = 14 * 86_400_000;

interface Bucket {
  used: number;
  resetsAt: number;
}

/** The limiter's result for one call: headers for the answer and, if the bucket is empty, the refusal. */
export interface Verdict {
  headers: Record<string, string>;
  refusal: Reply | undefined;
  /** Whether the call counts towards the bot's global limit. */
  isGlobal: boolean;
}

/** The route of a call and its path parameters, as a router finds them. */
interface CountedCall {
  route: { method: string; path: string };
  params: Record<string, string>;
}

export interface RateLimiter {
  check: (match: CountedCall, actor: Actor, caller: string) => Verdict;
}

/** Limits calls per bucket (route, major parameter and caller) and over all of the bot's calls. */
export function createRateLimiter(
  limits: Limits,
  hasMessage: (channelId: string, messageId: string) => boolean,
): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const allowanceOf = (name: string): Allowance =>
    MESSAGE_ROUTES.has(name)
      ? { limit: limits.messagesPerChannel, windowMs: 5_000 }
      : (ALLOWANCES[name] ?? DEFAULT_ALLOWANCE);

  const take = (key: string, allowance: Allowance): Bucket => {
    const time = now();
    const existing = buckets.get(key);
    const bucket =
      existing !== undefined && existing.resetsAt > time ? existing : { used: 0, resetsAt: time + allowance.windowMs };
    bucket.used += 1;
    buckets.set(key, bucket);
    if (buckets.size > 10_000) forgetPast(buckets, time);
    return bucket;
  };

  return {
    check: (match, actor, caller) => {
      // Interaction answers and webhooks do not count against the bot's global limit.
      const isGlobal = actor.kind === 'bot' && !/^\/(interactions|webhooks)\//.test(match.route.path);
      const { botCallsPerSecond } = limits;
      const global = isGlobal ? take(`global ${caller}`, { limit: botCallsPerSecond, windowMs: 1_000 }) : undefined;
      if (global !== undefined && global.used > botCallsPerSecond) {
        return { headers: {}, refusal: refuse(global.resetsAt, true), isGlobal };
      }
      const name = bucketName(match, hasMessage);
      const allowance = allowanceOf(name);
      const major = MAJOR_PARAMETERS.map((parameter) => match.params[parameter] ?? '').join(':');
      const bucket = take(`${name} ${major} ${caller}`, allowance);
      const headers = describe(name, allowance, bucket);
      const refusal = bucket.used > allowance.limit ? refuse(bucket.resetsAt, false) : undefined;
      return { headers, refusal, isGlobal };
    },
  };
}

function bucketName({ route, params }: CountedCall, hasMessage: (channelId: string, id: string) => boolean): string {
  const name = `${route.method} ${route.path}`;
  const { channelId = '', messageId = '' } = params;
  if (name !== 'DELETE /channels/:channelId/messages/:messageId' || !isSnowflake(messageId)) return name;
  const age = hasMessage(channelId, messageId) ? now() - createdAtMs(messageId) : 0;
  return age < NEW_MS ? `${name} new` : age > OLD_MS ? `${name} old` : name;
}

function forgetPast(buckets: Map<string, Bucket>, time: number): void {
  for (const [key, bucket] of buckets) if (bucket.resetsAt <= time) buckets.delete(key);
}

function describe(name: string, allowance: Allowance, bucket: Bucket): Record<string, string> {
  return {
    'x-ratelimit-limit': String(allowance.limit),
    'x-ratelimit-remaining': String(Math.max(0, allowance.limit - bucket.used)),
    'x-ratelimit-reset': (bucket.resetsAt / 1_000).toFixed(3),
    'x-ratelimit-reset-after': secondsUntil(bucket.resetsAt).toFixed(3),
    'x-ratelimit-bucket': createHash('sha256').update(name).digest('hex').slice(0, 32),
  };
}

function refuse(resetsAt: number, global: boolean): Reply {
  const retryAfter = Number(secondsUntil(resetsAt).toFixed(3));
  const reply = json({ message: 'You are being rate limited.', retry_after: retryAfter, global }, 429);
  const headers: Record<string, string> = {
    ...reply.headers,
    'retry-after': String(Math.max(1, Math.ceil(retryAfter))),
    'x-ratelimit-scope': global ? 'global' : 'user',
  };
  if (global) headers['x-ratelimit-global'] = 'true';
  return { ...reply, headers };
}

function secondsUntil(timeMs: number): number {
  return Math.max(0.001, (timeMs - now()) / 1_000);
}
