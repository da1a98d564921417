import type { ErrorCode } from '@perigee/core/http/errors';
import { m } from '#texts';
import type { PlainMessage, SayText } from '../preferences/use-text.ts';
import { ApiError, errorCode } from './api-error.ts';

/** What each error code says to a person. */
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

/** There was an answer, so that the connection is fine: what stands behind the server does not answer. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503;
}

/** What a failed call says to a person, with the time to wait where the server named one. */
export function errorText(text: SayText, error: unknown): string {
  const sentence = text(isAway(error) ? m.error_away : ERROR_TEXTS[errorCode(error)]);
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? sentence : `${sentence} ${text(m.error_retry_after, { seconds })}`;
}
