import type { ErrorCode } from '@perigee/core/http/errors';
import { m } from '#texts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** What each error code says to a person. */
export const ERROR_TEXTS: Record<ErrorCode, PlainMessage> = {
  malformed: m.error_malformed,
  invalid: m.error_invalid,
  signInRefused: m.error_signInRefused,
  unauthorized: m.error_unauthorized,
  forbidden: m.error_forbidden,
  notFound: m.error_notFound,
  conflict: m.error_conflict,
  tooLarge: m.error_tooLarge,
  unsupportedType: m.error_unsupportedType,
  tooManyRequests: m.error_tooManyRequests,
  internal: m.error_internal,
  notImplemented: m.error_notImplemented,
  unavailable: m.error_unavailable,
};
