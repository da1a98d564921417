import type { Json, JsonObject } from '../base/json.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import type { AlterableEvents } from './alteration.ts';
import type { IntervalLimit } from './interval-limit.ts';
import type { Session } from './session.ts';
import type { StartLimits } from './start-limits.ts';
import type { Wire } from './wire.ts';

/** One connection to the gateway; it carries at most one session. */
export interface OpenConnection {
  wire: Wire;
  session: Session | null;
}

/** The gateway's sessions, and the routing of events to them. */
export interface GatewayHub {
  sessions: Map<string, Session>;
  connections: Set<OpenConnection>;
  /** While frozen, connections stay open but nothing is answered. */
  isFrozen: boolean;
  events: AlterableEvents;
  /** The payloads of clients' heartbeats: the sequence number of the last event received, or null. */
  heartbeats: Json[];
  starts: StartLimits;
  /** Limits requests for all members of a guild. */
  allMembers: IntervalLimit;
  /** Sends an event to the sessions that should receive it. */
  dispatch: (event: PlatformEvent) => void;
  /**
   * Sends an event to the application's sessions of that guild's shard (or shard 0), ignoring intents. Returns how many
   * are connected.
   */
  send: (name: string, data: JsonObject, guildId: string | null, applicationId: string) => number;
  /** Tells the application's sessions that the bot joined that guild. */
  welcome: (guildId: string, applicationId: string) => void;
  /** Ends all sessions of the application, whose token is no longer valid. */
  endSessions: (applicationId: string) => void;
  /** Removes the sessions that lost their connection too long ago to be resumed. */
  forgetLost: () => void;
}
