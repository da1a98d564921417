import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type Logger, pino, stdSerializers } from 'pino';

/** The product's one logger: JSON lines, with everything that could hold a token taken out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: [
      '*.authorization',
      '*.headers.authorization',
      '*.token',
      '*.accessToken',
      '*.refreshToken',
      '*.botToken',
      '*.clientSecret',
    ],
    serializers: { req: describeRequest, err: stdSerializers.err },
  });
}

/** No query: a sign-in comes back with its code there. */
function describeRequest({ id, method, url, ip }: FastifyRequest) {
  return { id, method, path: url.split('?', 1)[0], ip };
}

/** A balancer's request id is kept if it is a plain one, so that its log and ours can be read together. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
