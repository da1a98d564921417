import { DiscordAPIError, HTTPError } from '@discordjs/rest';

/**
 * What may be logged of an error. Errors of the REST client carry the request body and a URL that may contain an
 * interaction token, so only their codes are taken.
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
