import type { ErrorCode } from '@perigee/core/http/errors';
import type { Conflict } from '@perigee/core/http/replies';
import type { Issue } from '@perigee/core/issues/issue';

interface AppErrorDetails {
  issues?: Issue[];
  /** What somebody else saved in between. */
  conflict?: Conflict;
  /** Seconds after which the same call may succeed; answered as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What really happened; logged, never sent. */
  cause?: unknown;
}

/** A failure the caller is told about, by a code of the closed list; everything else is an internal error. */
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
