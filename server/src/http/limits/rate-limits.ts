import { BODY_MAX_BYTES } from '@perigee/core/base/http/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { clientOf } from './client-address.ts';
import type { Rate, RateCounter } from './rate-counter.ts';

/** Share of the limit for sign-ins: attackers repeat them, and each costs a call to the platform. */
const SIGN_IN_SHARE = 0.2;

/** Every so many bytes of a body count as one more call: they have to be read, parsed and checked. */
const BYTES_A_CALL = 32 * 1024;

/** Limits the calls of each client per minute; an expensive call counts as several. */
export function limitClients(app: FastifyInstance, perMinute: number, counter: RateCounter): void {
  const signInsPerMinute = Math.ceil(perMinute * SIGN_IN_SHARE);
  const limitOf = ({ ip, routeOptions }: FastifyRequest) => {
    const client = clientOf(ip);
    // The route pattern, not the URL, which can be spelled in several ways or contain anything in its query.
    return routeOptions.url?.includes('/oauth2/')
      ? { key: `sign-in:${client}`, limit: signInsPerMinute }
      : { key: client, limit: perMinute };
  };

  app.addHook('onRequest', async (request) => {
    const { key, limit } = limitOf(request);
    const refused = refuseAbove(limit, await counter.hit(key, weightOf(request)));
    if (refused !== undefined) throw refused;
  });
}

/** Limits the calls of each signed-in person across all their addresses. Runs once the caller is known. */
export function limitPeople(app: FastifyInstance, perMinute: number, counter: RateCounter): void {
  app.addHook('onRequest', async (request) => {
    if (request.caller === null) return;
    const refused = refuseAbove(perMinute, await counter.hit(`person:${request.caller.userId}`, weightOf(request)));
    if (refused !== undefined) throw refused;
  });
}

/** How many calls it counts as: the weight in its contract plus the size of its body, which has not been read yet. */
function weightOf({ routeOptions, headers }: FastifyRequest): number {
  const { weight = 1 } = routeOptions.config;
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : BODY_MAX_BYTES;
  return weight + Math.floor(Math.min(length, BODY_MAX_BYTES) / BYTES_A_CALL);
}

/** @returns undefined while the count is within the limit. */
export function refuseAbove(limit: number, { count, endsAt }: Rate): AppError | undefined {
  if (count <= limit) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  return new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
}
