import type { JsonObject } from '../base/json.ts';

/** Something that happened, sent to the bots' gateway sessions and to the open chat pages. */
export interface PlatformEvent {
  /** The gateway's dispatch name. */
  name: string;
  data: JsonObject;
  guildId: string | null;
  /** Only those who may see this channel learn of it. */
  channelId?: string;
  /** An ephemeral reply: shown to this person alone, and not told over the gateway. */
  onlyFor?: string;
}
