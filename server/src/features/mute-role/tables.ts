import type { ChannelProblem } from '@perigee/core/mute-role/endpoints';
import type { Generated } from 'kysely';

/** The last setting up of a guild's mute role. */
interface MuteSetupsTable {
  guild_id: string;
  id: string;
  state: 'running' | 'done' | 'failed';
  /** Null until the role is there. */
  role_id: string | null;
  /** Of a role that is to be made; null where one was chosen. */
  role_name: string | null;
  /** Whether the settings name the role. */
  is_saved: boolean;
  /** When the platform was first asked for the role: from then on it may be there. */
  begun_at: Date | null;
  total: Generated<number>;
  problem: string | null;
  started_by: string;
  started_at: Date;
}

/** A channel in which the mute role has no voice, or why it still has. */
interface MuteChannelsTable {
  guild_id: string;
  channel_id: string;
  /** The category it was in then. */
  parent_id: string | null;
  name: string;
  problem: ChannelProblem | null;
}

export interface MuteRoleTables {
  mute_setups: MuteSetupsTable;
  mute_channels: MuteChannelsTable;
}
