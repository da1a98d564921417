import type { ErrorCode } from '@perigee/core/base/http/errors';
import { m } from '#texts';
import type { PlainMessage, Translate } from '../preferences/use-text.ts';
import { ApiError, errorCode } from './api-error.ts';

/** The message shown for each error code. */
const ERROR_TEXTS: Record<ErrorCode, PlainMessage> = {
  malformed: m.error_malformed,
  invalid: m.error_invalid,
  signInRefused: m.error_signInRefused,
  unauthorized: m.error_unauthorized,
  forbidden: m.error_forbidden,
  notFound: m.error_notFound,
  conflict: m.error_conflict,
  notBanned: m.appeal_not_banned,
  appealAlreadySubmitted: m.appeal_already_submitted,
  appealDeclined: m.appeal_declined,
  appealApproved: m.appeal_approved,
  banLifted: m.appeal_lifted,
  appealsClosed: m.appeal_closed,
  tooLarge: m.error_tooLarge,
  unsupportedType: m.error_unsupportedType,
  tooManyRequests: m.error_tooManyRequests,
  internal: m.error_internal,
  notImplemented: m.error_notImplemented,
  unavailable: m.error_unavailable,
};

/** The server answered, so the connection works: something behind the server is unavailable. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}

/** The message shown for a failed call, with the time to wait if the server gave one. */
export function errorText(text: Translate, error: unknown): string {
  const sentence = text(isAway(error) ? m.error_away : ERROR_TEXTS[errorCode(error)]);
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? sentence : `${sentence} ${text(m.error_retry_after, { seconds })}`;
}
