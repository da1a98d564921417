import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { clientOf } from './client-address.ts';
import { createCounter, type Rate } from './rate-counter.ts';

/** Signing in is what an attacker would try often, and costs the platform a call each time. */
const SIGN_IN_SHARE = 0.2;

/** Holds each client to so many calls a minute; shared between processes where they have a store for it. */
export function limitRates(app: FastifyInstance, perMinute: number, store: SharedStore | null): void {
  const signInsPerMinute = Math.ceil(perMinute * SIGN_IN_SHARE);
  const limitOf = ({ ip, routeOptions }: FastifyRequest) => {
    const client = clientOf(ip);
    // The route and not the address as it was written: that can be spelled in other ways, or hold anything in its query.
    return routeOptions.url?.includes('/oauth2/')
      ? { key: `sign-in:${client}`, limit: signInsPerMinute }
      : { key: client, limit: perMinute };
  };

  const counter = createCounter(store);
  app.addHook('onRequest', async (request) => {
    const { key, limit } = limitOf(request);
    const refused = refuseAbove(limit, await counter.hit(key));
    if (refused !== undefined) throw refused;
  });
}

/** @returns undefined while whoever is counted is within the limit. */
export function refuseAbove(limit: number, { count, endsAt }: Rate): AppError | undefined {
  if (count <= limit) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  return new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
}
