import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10';
import type { BotContext } from './bot-context.ts';
import type { CommandDefinition } from './define-command.ts';

/** What a listener is given. */
export type ListenerContext = BotContext<CommandDefinition>;

export type EventName = GatewayDispatchPayload['t'];

/** The gateway's data for an event. Some of the platform's types stand for several events. */
type DataOf<Name extends EventName, Payload = GatewayDispatchPayload> = Payload extends {
  t: infer Names;
  d: infer Data;
}
  ? Name extends Names
    ? Data
    : never
  : never;

type EventData = { [Name in EventName]: DataOf<Name> };

/** An event as it arrives, before its type is known. */
export interface Dispatch {
  t: EventName;
  d: unknown;
  /** Session and sequence: the same each time the gateway sends it. Absent for events from elsewhere. */
  id?: string;
}

/** The guild an event is about, if any. */
export function guildIdOfEvent({ t: name, d: data }: Dispatch): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('guild_id' in data && typeof data.guild_id === 'string') return data.guild_id;
  return OF_GUILDS.has(name) && 'id' in data && typeof data.id === 'string' ? data.id : undefined;
}

/** Events whose own id is the guild's. */
const OF_GUILDS: ReadonlySet<EventName> = new Set([Event.GuildCreate, Event.GuildUpdate, Event.GuildDelete]);

/** A handler for one gateway event, ready to be mounted. Returns nothing if it finished synchronously. */
export interface Listener {
  event: EventName;
  handle: (ctx: ListenerContext, dispatch: Dispatch, shardId: number) => Promise<void> | void;
}

/**
 * Describes a handler for one gateway event. Listeners are independent: an error of one is reported and never stops
 * another. For high-volume events, return before the first `await` if there is nothing to do.
 */
export function defineListener<Name extends EventName>(
  event: Name,
  run: (ctx: ListenerContext, data: EventData[Name], shardId: number, eventId?: string) => Promise<void> | void,
): Listener {
  return {
    event,
    handle: (ctx, dispatch, shardId) =>
      isOf(dispatch, event) ? run(ctx, dispatch.d, shardId, dispatch.id) : undefined,
  };
}

function isOf<Name extends EventName>(dispatch: Dispatch, event: Name): dispatch is Dispatch & { d: EventData[Name] } {
  return dispatch.t === event;
}
