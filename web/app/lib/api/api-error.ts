import type { ErrorCode } from '@perigee/core/http/errors';
import { errorReply, type Issue } from '@perigee/core/http/replies';
import * as z from 'zod/mini';

/** A call that did not succeed. Status 0: there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];

  constructor(status: number, code: ErrorCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** Reads the error out of a failed response, also one that something between us and the API wrote. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = z.safeParse(errorReply, body);
  if (!parsed.success) return new ApiError(response.status, codeOfStatus(response.status), response.statusText);
  const { code, message, issues } = parsed.data;
  return new ApiError(response.status, code, message, issues);
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
