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

/** The gateway's sessions, and which events go to which. */
export interface GatewayHub {
  sessions: Map<string, Session>;
  connections: Set<OpenConnection>;
  /** While frozen, connections stay open and nothing is answered. */
  isFrozen: boolean;
  events: AlterableEvents;
  /** What clients sent with their heartbeats: the number of the last event they heard, or null. */
  heartbeats: Json[];
  starts: StartLimits;
  /** Requests for all members of a guild. */
  allMembers: IntervalLimit;
  /** Tells the sessions concerned about an event. */
  dispatch: (event: PlatformEvent) => void;
  /** Sends an event to the application's sessions of that guild's shard (or of shard 0) without asking for intents. */
  send: (name: string, data: JsonObject, guildId: string | null, applicationId: string) => number;
  /** Tells the application's bot that it is now in that guild. */
  welcome: (guildId: string, applicationId: string) => void;
  /** Ends all sessions of the application, whose token is no longer good. */
  endSessions: (applicationId: string) => void;
  /** Forgets the sessions that lost their connection too long ago. */
  forgetLost: () => void;
}
