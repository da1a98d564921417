import type { JsonObject } from '../base/json.ts';

/** An event, sent to the bots' gateway sessions and to open chat pages. */
export interface PlatformEvent {
  /** The gateway's event name. */
  name: string;
  data: JsonObject;
  guildId: string | null;
  /** Restricts the event to those who can see this channel. */
  channelId?: string;
  /** For ephemeral replies: shown only to this person, and not sent over the gateway. */
  onlyFor?: string;
}
