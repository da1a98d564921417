import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';
import type { Dispatch } from './define-listener.ts';

/** Logs what a listener threw: which event, in which guild, and why; never what the event or a request held. */
export function reportEventError(log: Logger, payload: Dispatch, error: unknown): void {
  log.error({ event: payload.t, guildId: guildIdOf(payload), ...describeError(error) }, 'a listener failed');
}

function guildIdOf({ d: data }: Dispatch): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return 'guild_id' in data && typeof data.guild_id === 'string' ? data.guild_id : undefined;
}
