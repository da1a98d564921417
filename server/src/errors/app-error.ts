import type { ErrorCode } from '@perigee/core/base/http/errors';
import type { Conflict } from '@perigee/core/base/http/replies';
import type { Issue } from '@perigee/core/base/issues/issue';

interface AppErrorDetails {
  issues?: Issue[];
  /** What another person saved in between. */
  conflict?: Conflict;
  /** Seconds after which the same call may succeed; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The actual error; logged, never sent. */
  cause?: unknown;
}

/** An error reported to the caller with a code from the closed list; any other error is reported as internal. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly conflict: Conflict | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { issues, conflict, retryAfterSeconds, cause }: AppErrorDetails = {}) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = issues;
    this.conflict = conflict;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
