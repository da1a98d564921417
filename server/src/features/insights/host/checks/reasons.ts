import { DiscordAPIError, HTTPError } from '@discordjs/rest';

/** Timeout for anything external, in milliseconds. */
export const ANSWER_MS = 10_000;

/**
 * Why something failed, in a few words without addresses or secrets: the innermost cause that has a code or a message.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return `HTTP ${error.status}`;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `no answer within ${ANSWER_MS / 1000} s`;
  return code ?? (error.message === '' ? error.name : error.message);
}

/** The system's error code, such as ECONNREFUSED; null where it has none. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** A request to an external address, with a timeout of `ANSWER_MS`. Redirects are not followed. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', ...init, signal: AbortSignal.timeout(ANSWER_MS) });
}

/** Whether an address names this machine, so that others cannot reach it. */
export function isLocal(address: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
