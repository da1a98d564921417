/** The guilds the bot is in, maintained by the bot for the site, which may be another process. */
interface BotGuildsTable {
  guild_id: string;
}

export interface DirectoryTables {
  bot_guilds: BotGuildsTable;
}
