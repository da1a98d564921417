import { DiscordAPIError, HTTPError } from '@discordjs/rest';

/**
 * What may be logged of an error. The REST client's errors carry the request with its body and an address that may hold
 * an interaction's token, so only their codes are taken.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof DiscordAPIError) {
    return { error: { name: error.name, status: error.status, code: error.code, method: error.method } };
  }
  if (error instanceof HTTPError) {
    return { error: { name: error.name, status: error.status, method: error.method } };
  }
  if (error instanceof Error) {
    const { name, message, stack, cause } = error;
    return { error: { name, message, stack, ...(cause !== undefined && { cause: describeError(cause)['error'] }) } };
  }
  return { error: { name: typeof error } };
}
