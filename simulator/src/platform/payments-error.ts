import { randomUUID } from 'node:crypto';
import { json, type Reply } from '../protocol/reply.ts';

/** The provider's error codes, with their HTTP statuses. */
const STATUSES = {
  invalid_request: 400,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_server_error: 500,
} as const;

export type PaymentsErrorCode = keyof typeof STATUSES;

interface Details {
  parameter?: string;
  /** Milliseconds until the call may be repeated. */
  retryAfterMs?: number;
}

/** An error in the provider's format. */
export class PaymentsError extends Error {
  readonly reply: Reply;

  constructor(code: PaymentsErrorCode, description: string, { parameter, retryAfterMs }: Details = {}) {
    super(description);
    const body = {
      type: 'error',
      id: randomUUID(),
      code,
      description,
      ...(parameter !== undefined && { parameter }),
      ...(retryAfterMs !== undefined && { retry_after: retryAfterMs }),
    };
    this.reply = json(body, STATUSES[code]);
  }
}
