import { DiscordAPIError, HTTPError, RateLimitError } from '@discordjs/rest';
import { isUnreachable } from './unreachable.ts';

/**
 * What can go wrong with the platform, as the product tells it apart: `refused` is any other answer that blames the
 * request, `away` is no answer at all or one that blames the platform itself.
 */
export type PlatformErrorKind = 'unauthorized' | 'forbidden' | 'notFound' | 'refused' | 'rateLimited' | 'away';

interface PlatformErrorDetails {
  /** The platform's own JSON error code, where it gave one. */
  code?: number | string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failed call of the platform. Its message never holds a token, an address or a request body. */
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

/** The kind of failure an HTTP status of the platform stands for. */
export function kindOfStatus(status: number): PlatformErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status >= 500 ? 'away' : 'refused';
}

/**
 * Turns what a call of the platform threw into a PlatformError.
 * @throws the error itself where it is none of the platform's or the network's: a mistake of our own is not its outage.
 */
export function toPlatformError(error: unknown): PlatformError {
  const known = asPlatformError(error);
  if (known === null) throw error;
  return known;
}

/** The same; null for an error of our own. */
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
