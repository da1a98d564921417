import { STATUS_CODES } from 'node:http';
import { ERROR_STATUS, type ErrorCode } from '@perigee/core/http/errors';
import { errorReply } from '@perigee/core/http/replies';
import * as z from 'zod/mini';

/**
 * The body of every failed call, described once for the whole document. Through text, because the document's types and
 * zod's name the same draft differently.
 */
export const ERROR_COMPONENTS = { ErrorReply: JSON.parse(JSON.stringify(z.toJSONSchema(errorReply))) };

/** Statuses that say when the same call may succeed. */
const RETRY_STATUSES = new Set([ERROR_STATUS.tooManyRequests, ERROR_STATUS.unavailable]);
const RETRY_HEADERS = { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } };

/** One described response for each status that these codes are answered with. */
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
