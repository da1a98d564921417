import { BODY_MAX_BYTES } from '@perigee/core/http/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { clientOf } from './client-address.ts';
import type { Rate, RateCounter } from './rate-counter.ts';

/** Signing in is what an attacker would try often, and costs the platform a call each time. */
const SIGN_IN_SHARE = 0.2;

/** So much of a body counts as one more call, in bytes: it has to be read, parsed and checked. */
const BYTES_A_CALL = 32 * 1024;

/** Holds each client to so many calls a minute; a dear call counts as several. */
export function limitClients(app: FastifyInstance, perMinute: number, counter: RateCounter): void {
  const signInsPerMinute = Math.ceil(perMinute * SIGN_IN_SHARE);
  const limitOf = ({ ip, routeOptions }: FastifyRequest) => {
    const client = clientOf(ip);
    // The route and not the address as it was written: that can be spelled in other ways, or hold anything in its query.
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

/** Holds each signed-in person to as many, from however many addresses they call. Only after it is known who calls. */
export function limitPeople(app: FastifyInstance, perMinute: number, counter: RateCounter): void {
  app.addHook('onRequest', async (request) => {
    if (request.caller === null) return;
    const refused = refuseAbove(perMinute, await counter.hit(`person:${request.caller.userId}`, weightOf(request)));
    if (refused !== undefined) throw refused;
  });
}

/** As how many calls it counts: what its contract says, and the size of its body, which is not read yet. */
function weightOf({ routeOptions, headers }: FastifyRequest): number {
  const { weight = 1 } = routeOptions.config;
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : BODY_MAX_BYTES;
  return weight + Math.floor(Math.min(length, BODY_MAX_BYTES) / BYTES_A_CALL);
}

/** @returns undefined while whoever is counted is within the limit. */
export function refuseAbove(limit: number, { count, endsAt }: Rate): AppError | undefined {
  if (count <= limit) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
  return new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
}
