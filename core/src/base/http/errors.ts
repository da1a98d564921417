/**
 * The closed list of error codes. Codes are for programs and are translated by the page; the accompanying message is
 * for people.
 */
export const ERROR_CODES = [
  'malformed',
  'invalid',
  'signInRefused',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'notBanned',
  'appealAlreadySubmitted',
  'appealDeclined',
  'appealApproved',
  'banLifted',
  'appealsClosed',
  'tooLarge',
  'unsupportedType',
  'tooManyRequests',
  'internal',
  'notImplemented',
  'unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The HTTP status of each code (docs/rules/api.md#statuses). */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  invalid: 400,
  signInRefused: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  notBanned: 409,
  appealAlreadySubmitted: 409,
  appealDeclined: 409,
  appealApproved: 409,
  banLifted: 409,
  appealsClosed: 404,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyRequests: 429,
  internal: 500,
  notImplemented: 501,
  unavailable: 503,
};

/** The largest request body the API reads, in bytes; more is answered with 413. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Most refused fields named in a response; the rest are reported once these are fixed. */
export const ISSUES_MAX = 100;
