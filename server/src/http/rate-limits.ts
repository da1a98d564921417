import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '../errors/app-error.ts';

/** Signing in is what an attacker would try often, and costs the platform a call each time. */
const SIGN_IN_SHARE = 0.2;

/** Holds each address to so many calls a minute; shared between processes where Redis is. */
export async function limitRates(app: FastifyInstance, perMinute: number, redis: Redis | null): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.url.includes('/oauth2/')) return;
    route.config = { ...route.config, rateLimit: { max: Math.ceil(perMinute * SIGN_IN_SHARE) } };
  });

  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    ...(redis !== null && { redis, nameSpace: 'perigee:rate:' }),
    // Redis away must not take the site with it; the limit then pauses.
    skipOnError: true,
    // Only who is refused has a use for the numbers.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}
