import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';
import type { Dispatch, EventName } from './define-listener.ts';

/** What was logged of an event already; forgotten with the event. */
const logged = new WeakMap<Dispatch, Set<string>>();

/**
 * Logs what a listener threw: which event, in which guild, and why; never what the event or a request held. Several
 * listeners that stumble over the same thing write one line.
 */
export function reportEventError(log: Logger, payload: Dispatch, error: unknown): void {
  const known = logged.get(payload) ?? new Set();
  const why = String(error);
  if (known.has(why)) return;
  logged.set(payload, known.add(why));
  log.error({ event: payload.t, guildId: guildIdOf(payload), ...describeError(error) }, 'a listener failed');
}

/** Events whose own id is the guild's. */
const OF_GUILDS: ReadonlySet<EventName> = new Set([Event.GuildCreate, Event.GuildUpdate, Event.GuildDelete]);

function guildIdOf({ t: name, d: data }: Dispatch): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('guild_id' in data && typeof data.guild_id === 'string') return data.guild_id;
  return OF_GUILDS.has(name) && 'id' in data && typeof data.id === 'string' ? data.id : undefined;
}
