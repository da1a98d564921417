/**
 * The closed list of error codes and the HTTP status each is answered with (decisions, "Wire").
 * Codes are for programs and are translated by the page; the `message` beside them is for people reading the API.
 */
export const ERROR_STATUS = {
  malformed: 400,
  invalid: 400,
  signInRefused: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  tooManyRequests: 429,
  internal: 500,
  notImplemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The largest request body the API reads, in bytes; more is answered with 413. */
export const BODY_MAX_BYTES = 256 * 1024;
