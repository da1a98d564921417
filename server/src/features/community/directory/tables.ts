import type { TableFacts } from '../../../database/table-facts.ts';

/** The guilds the bot is in, maintained by the bot for the site, which may be another process. */
interface BotGuildsTable {
  guild_id: string;
}

export interface DirectoryTables {
  bot_guilds: BotGuildsTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends DirectoryTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const DIRECTORY_TABLES: TableFacts<DirectoryTables> = {
  bot_guilds: { growth: { oneRowFor: 'server' } },
};
