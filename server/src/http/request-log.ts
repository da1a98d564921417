import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** What could hold a token is taken out wherever it stands. */
const REDACTED = [
  '*.authorization',
  '*.headers.authorization',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
  '*.botToken',
  '*.clientSecret',
];

/** The product's one logger: JSON lines on the standard output unless another destination is given, without tokens. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const serializers = { req: describeRequest, err: stdSerializers.err };
  return pino({ level, redact: REDACTED, serializers }, destination);
}

/** No query: a sign-in comes back with its code there. */
function describeRequest({ id, method, url, ip }: FastifyRequest) {
  return { id, method, path: url.split('?', 1)[0], ip };
}

/** A balancer's request id is kept if it is a plain one, so that its log and ours can be read together. */
export function requestId({ headers }: IncomingMessage): string {
  const input = headers['x-request-id'];
  return typeof input === 'string' && /^[\w-]{8,64}$/.test(input) ? input : randomUUID();
}
