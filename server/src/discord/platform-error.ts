import { DiscordAPIError, HTTPError, RateLimitError } from '@discordjs/rest';

/**
 * Kinds of platform failure: `refused` is any other status that blames the request; `away` is no reply, or one that
 * blames the platform.
 */
export type PlatformErrorKind = 'unauthorized' | 'forbidden' | 'notFound' | 'refused' | 'rateLimited' | 'away';

interface PlatformErrorDetails {
  /** The platform's JSON error code, if it sent one. */
  code?: number | string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failed call to the platform. Its message never contains a token, a URL or a request body. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: PlatformErrorKind;
  readonly code: number | string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: PlatformErrorKind, { code, retryAfterSeconds, cause }: PlatformErrorDetails = {}) {
    super(code === undefined ? `platform: ${kind}` : `platform: ${kind} (${code})`, { cause });
    this.kind = kind;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error kind for an HTTP status of the platform. */
export function kindOfStatus(status: number): PlatformErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'away' : 'refused';
}

/**
 * Converts an error of a platform call into a PlatformError.
 * @throws the error itself if it came from neither the platform nor the network: a bug of ours is not an outage.
 */
export function toPlatformError(error: unknown): PlatformError {
  const platformError = asPlatformError(error);
  if (platformError === null) throw error;
  return platformError;
}

/** Like `toPlatformError`, but null for an error of our own. */
export function asPlatformError(error: unknown): PlatformError | null {
  if (error instanceof PlatformError) return error;
  if (error instanceof DiscordAPIError) {
    return new PlatformError(kindOfStatus(error.status), { code: error.code });
  }
  if (error instanceof RateLimitError) {
    return new PlatformError('rateLimited', { retryAfterSeconds: Math.ceil(error.retryAfter / 1000) });
  }
  if (error instanceof HTTPError) return new PlatformError(kindOfStatus(error.status));
  return isUnreachable(error) ? new PlatformError('away', { cause: error }) : null;
}

/**
 * Codes of the system (`ECONNRESET`), its resolver (`EAI_AGAIN`), the HTTP client (`UND_ERR_SOCKET`) and its parser
 * (`HPE_…`).
 */
const NETWORK_CODE = /^(?:E[A-Z]+(?:_[A-Z]+)?|UND_ERR_\w+|HPE_\w+|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_\w+)$/;

const TIMED_OUT: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);

/** Whether an error means that the other side was unreachable, timed out or sent invalid JSON. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (TIMED_OUT.has(error.name) || error instanceof SyntaxError) return true;
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODE.test(error.code)) return true;
  return error.message === 'fetch failed' || isUnreachable(error.cause);
}
