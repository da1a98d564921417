import { DiscordAPIError, HTTPError } from '@discordjs/rest';
import type { Logger } from 'pino';
import type { Dispatch } from './define-listener.ts';

/** Logs what a listener threw: which event, in which guild, and why; never what the event or a request held. */
export function reportEventError(log: Logger, payload: Dispatch, error: unknown): void {
  log.error({ event: payload.t, guildId: guildIdOf(payload), ...describeError(error) }, 'a listener failed');
}

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
  if (error instanceof Error) return { error: { name: error.name, message: error.message, stack: error.stack } };
  return { error: { name: typeof error } };
}

function guildIdOf({ d: data }: Dispatch): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return 'guild_id' in data && typeof data.guild_id === 'string' ? data.guild_id : undefined;
}
