import type { ErrorCode } from '@perigee/core/http/errors';
import { type Conflict, errorReply } from '@perigee/core/http/replies';
import { type Issue, issueReply } from '@perigee/core/issues/issue';
import * as z from 'zod/mini';

interface ErrorDetails {
  issues?: readonly Issue[] | undefined;
  conflict?: Conflict | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  /** What somebody else saved meanwhile, where that is why. */
  readonly conflict: Conflict | undefined;
  /** How long the server asked to wait. */
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

/** A page that is older than the server may not know a code yet, and still says what it can. */
const readIssue = z.extend(issueReply, { code: z.union([issueReply.shape.code, unknownCode]) });
const readReply = z.extend(errorReply, { issues: z.optional(z.array(readIssue)) });

/** Reads the error out of a failed response, also one that something between us and the API wrote. */
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

/** The header in whole seconds; its other form, a date, is what no server of ours sends (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Math.max(1, Number(header)) : undefined;
}

/** What went wrong, as the API names it; everything thrown without a name counts as not reachable. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'unavailable';
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  return status >= 502 ? 'unavailable' : 'internal';
}
