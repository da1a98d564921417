import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '@perigee/core/base/http/errors';
import { errorReply } from '@perigee/core/base/http/replies';
import * as z from 'zod/mini';

/**
 * The schema of every error reply, defined once for the whole document. Converted through JSON, because the type
 * packages name the same draft differently.
 */
export const ERROR_COMPONENTS = { ErrorReply: JSON.parse(JSON.stringify(z.toJSONSchema(errorReply))) };

/** Statuses whose replies say when to retry. */
const RETRY_STATUSES = new Set([ERROR_STATUS.tooManyRequests, ERROR_STATUS.unavailable]);
const RETRY_HEADERS = { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } };

/** One described response per status of these error codes. */
export function describeErrors(codes: readonly ErrorCode[]): Record<number, object> {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: STATUS_CODES[status],
        allOf: [{ $ref: '#/components/schemas/ErrorReply' }, { properties: { code: { enum: ofStatus } } }],
        ...(RETRY_STATUSES.has(status) && { headers: RETRY_HEADERS }),
      },
    ]),
  );
}
