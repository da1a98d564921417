import type { ErrorCode } from '@perigee/core/base/http/errors';
import { type Conflict, errorReply } from '@perigee/core/base/http/replies';
import { type Issue, issueReply } from '@perigee/core/base/issues/issue';
import * as z from 'zod/mini';

interface ErrorDetails {
  issues?: readonly Issue[] | undefined;
  conflict?: Conflict | undefined;
  retryAfterSeconds?: number | undefined;
}

/** An API call that failed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** The conflicting change saved by somebody else, where that caused the failure. */
  readonly conflict: Conflict | undefined;
  /** How long the server asked the caller to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = details.issues ?? [];
    this.conflict = details.conflict;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

const unknownCode = z.pipe(
  z.string(),
  z.transform(() => 'invalid' as const),
);

/** A page older than the server may not know a new code yet; it still shows the rest of the issue. */
const readIssue = z.extend(issueReply, { code: z.union([issueReply.shape.code, unknownCode]) });
const readReply = z.extend(errorReply, { issues: z.optional(z.array(readIssue)) });

/** Reads the error out of a failed response, including one written by a proxy in front of the API. */
export async function readApiError(response: Response): Promise<ApiError> {
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
  const body: unknown = await response.json().catch(() => null);
  const parsed = z.safeParse(readReply, body);
  if (!parsed.success) {
    return new ApiError(response.status, codeOfStatus(response.status), response.statusText, { retryAfterSeconds });
  }
  const { code, message, issues, conflict } = parsed.data;
  return new ApiError(response.status, code, message, { issues, conflict, retryAfterSeconds });
}

/** The header in whole seconds; the servers of this product never send its other form, a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Math.max(1, Number(header)) : undefined;
}

/** The API's code for what went wrong; anything else that was thrown counts as an unreachable server. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unavailable';
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  return status >= 502 ? 'unavailable' : 'internal';
}
