import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Fields that could hold a token are redacted wherever they occur. */
const REDACTED = [
  '*.authorization',
  '*.headers.authorization',
  '*.token',
  '*.accessToken',
  '*.refreshToken',
  '*.botToken',
  '*.clientSecret',
];

/** The product's only logger: JSON lines without tokens, to standard output by default. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const serializers = { req: describeRequest, err: stdSerializers.err };
  return pino({ level, redact: REDACTED, serializers }, destination);
}

/** Without the query: in the sign-in callback it contains the code. */
function describeRequest({ id, method, url, ip }: FastifyRequest) {
  return { id, method, path: url.split('?', 1)[0], ip };
}

/** A balancer's request id is kept if it is well-formed, so that its log and ours can be matched. */
export function requestId({ headers }: IncomingMessage): string {
  const input = headers['x-request-id'];
  return typeof input === 'string' && /^[\w-]{8,64}$/.test(input) ? input : randomUUID();
}
