import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10';
import type { BotContext } from './bot-context.ts';
import type { CommandDefinition } from './define-command.ts';

/** What a listener works with. */
export type ListenerContext = BotContext<CommandDefinition>;

export type EventName = GatewayDispatchPayload['t'];

/** What the gateway sends with an event. Some of the platform's types stand for several events at once. */
type DataOf<Name extends EventName, Payload = GatewayDispatchPayload> = Payload extends {
  t: infer Names;
  d: infer Data;
}
  ? Name extends Names
    ? Data
    : never
  : never;

type EventData = { [Name in EventName]: DataOf<Name> };

/** An event as it comes in, before anyone looked at its name. */
export interface Dispatch {
  t: EventName;
  d: unknown;
  /** Its session and its place in it: the same however often the gateway tells it. Left out for what the gateway did not tell. */
  id?: string;
}

/** The guild an event is about, if it is about one. */
export function guildIdOfEvent({ t: name, d: data }: Dispatch): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('guild_id' in data && typeof data.guild_id === 'string') return data.guild_id;
  return OF_GUILDS.has(name) && 'id' in data && typeof data.id === 'string' ? data.id : undefined;
}

/** Events whose own id is the guild's. */
const OF_GUILDS: ReadonlySet<EventName> = new Set([Event.GuildCreate, Event.GuildUpdate, Event.GuildDelete]);

/** A reaction to one gateway event, ready to be mounted. Returns nothing when it finished without waiting. */
export interface Listener {
  event: EventName;
  handle: (ctx: ListenerContext, dispatch: Dispatch, shardId: number) => Promise<void> | void;
}

/**
 * Describes a reaction to one gateway event. Listeners stand alone: what one throws is reported and never keeps
 * another from running. On events that come in masses, return before the first `await` whenever nothing is to be done.
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
