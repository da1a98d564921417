import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorCode, ISSUES_MAX } from '@perigee/core/base/http/errors';
import type { ErrorReply } from '@perigee/core/base/http/replies';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { PlatformError } from '../discord/platform-error.ts';
import { AppError } from '../errors/app-error.ts';
import { ANSWER_HEADERS } from './security-headers.ts';
import { describeValidation } from './validation.ts';

/** Seconds a client is asked to wait when the platform or the database is away for an unknown time. */
const AWAY_RETRY_SECONDS = 5;

/** Errors of the framework, by its own codes. */
const FRAME_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'tooLarge', message: 'The body is larger than 256 KiB' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupportedType', message: 'Send the body as application/json' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed', message: 'The body is not valid JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'malformed', message: 'The body is empty' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'malformed', message: 'The body is not as long as it says' },
};

/**
 * Gives every failure the one error shape (docs/rules/api.md#wire). Unexpected errors are logged in full and reported
 * without details.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const appError = asAppError(error);
    if (appError.code === 'internal') request.log.error({ err: error, req: request }, 'request failed');
    if (appError.code === 'unavailable')
      request.log.warn({ err: appError.cause ?? error, req: request }, 'Discord or database unavailable');

    if (appError.retryAfterSeconds !== undefined) reply.header('retry-after', appError.retryAfterSeconds);
    return reply.status(ERROR_STATUS[appError.code]).send(bodyOf(appError));
  });
}

/** Errors of the HTTP parser, by its own codes; all others are answered as malformed. */
const PARSER_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'tooLarge', message: 'The headers are larger than 16 KiB' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'malformed', message: 'The request did not arrive in time' },
};

/** Answers input that is not HTTP or came too slowly, and closes the connection: its next request cannot be found. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // A browser opens connections in advance. What is written to an unused one it would take for the answer to whatever it
  // asks for there later.
  const isUnused = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isUnused) {
    socket.destroy();
    return;
  }
  const parserError = PARSER_ERRORS[error.code ?? ''] ?? { code: 'malformed', message: 'This is no HTTP request' };
  const body = JSON.stringify(parserError);
  const status = ERROR_STATUS[parserError.code];
  const headers = {
    ...ANSWER_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}

/** Answers a URL with invalid escapes; the framework rejects it before any hook runs. */
export function answerUnreadable(reply: Pick<FastifyReply, 'headers' | 'status'>): void {
  const error = new AppError('malformed', 'The URL is malformed');
  void reply.headers(ANSWER_HEADERS);
  void reply.status(ERROR_STATUS[error.code]).send(bodyOf(error));
}

function asAppError(error: FastifyError | AppError | PlatformError): AppError {
  if (error instanceof AppError) return error;

  const issues = describeValidation(error);
  if (issues !== null) return new AppError('invalid', 'Some fields are not valid', { issues });

  const refused = FRAME_ERRORS[error.code ?? ''];
  if (refused !== undefined) return new AppError(refused.code, refused.message);

  if (isDatabaseUnavailable(error)) {
    const details = { retryAfterSeconds: AWAY_RETRY_SECONDS, cause: error };
    return new AppError('unavailable', 'The database is unavailable, try again in a moment', details);
  }
  if (error instanceof PlatformError && (error.kind === 'away' || error.kind === 'rateLimited')) {
    const retryAfterSeconds = error.retryAfterSeconds ?? AWAY_RETRY_SECONDS;
    const details = { retryAfterSeconds, cause: error };
    return new AppError('unavailable', 'Discord is not responding, try again shortly', details);
  }
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed', error.message);
  }
  return new AppError('internal', 'Something went wrong on our side', { cause: error });
}

function bodyOf({ code, message, issues, conflict }: AppError): ErrorReply {
  return {
    code,
    message,
    ...(issues !== undefined && { issues: issues.slice(0, ISSUES_MAX) }),
    ...(conflict !== undefined && { conflict }),
  };
}
