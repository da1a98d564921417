import type { TableFacts } from '../../../database/table-facts.ts';

/** The guilds the bot is in, maintained by the bot for the site, which may be another process. */
interface BotGuildsTable {
  guild_id: string;
}

/**
 * Deleted channels and threads, with the permission overwrites they had at the end: parallel lists of a role's or
 * member's id, the permissions allowed and those denied. Empty for threads, which are read like their channel.
 */
interface DeletedChannelsTable {
  guild_id: string;
  channel_id: string;
  /** The platform's channel type number. */
  type: number;
  /** Of a thread, its channel; of a channel, its category. */
  parent_id: string | null;
  overwrite_ids: string[];
  allowed: string[];
  denied: string[];
  deleted_at: Date;
}

export interface DirectoryTables {
  bot_guilds: BotGuildsTable;
  deleted_channels: DeletedChannelsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends DirectoryTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const DIRECTORY_TABLES: TableFacts<DirectoryTables> = {
  bot_guilds: { growth: { oneRowFor: 'server' } },
  deleted_channels: {
    persons: { overwrite_ids: { fate: 'feature', isList: true } },
    growth: { since: 'deleted_at', retention: 'deletedChannels' },
  },
};
