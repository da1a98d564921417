import type { ChannelProblem } from '@perigee/core/moderation/mute-role/endpoints';
import type { Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** The latest setup of a guild's mute role. */
interface MuteSetupsTable {
  guild_id: string;
  id: string;
  state: 'running' | 'done' | 'failed';
  /** Null until the role exists. */
  role_id: string | null;
  /** The name for a new role; null if an existing one was chosen. */
  role_name: string | null;
  /** Whether the role is saved in the settings. */
  is_saved: boolean;
  /** Roles of that name created from then on are of this setup; null until creating it was first attempted. */
  begun_at: Date | null;
  total: Generated<number>;
  problem: string | null;
  started_by: string;
  started_at: Date;
}

/** A channel where the mute role is denied, or the problem that prevented it. */
interface MuteChannelsTable {
  guild_id: string;
  channel_id: string;
  /** The category at that time. */
  parent_id: string | null;
  name: string;
  problem: ChannelProblem | null;
}

export interface MuteRoleTables {
  mute_setups: MuteSetupsTable;
  mute_channels: MuteChannelsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends MuteRoleTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const MUTE_ROLE_TABLES: TableFacts<MuteRoleTables> = {
  mute_setups: { persons: { started_by: 'nobody' }, growth: { oneRowFor: 'server' } },
  mute_channels: { growth: { oneRowFor: 'channel of a running set-up' } },
};
