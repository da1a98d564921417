import type { GuildCard, GuildInfo } from '@perigee/core/guilds/schema';
import type { Caller } from '../../http/caller.ts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { BotGuildsStore } from './bot-guilds-store.ts';
import type { GuildDirectory } from './guild-directory.ts';
import type { UserGuilds } from './user-guilds.ts';

export interface GuildsService {
  /** Guilds the person may manage or shares with the bot. `fresh` asks the platform again. */
  list(caller: Caller, options: { fresh: boolean }): Promise<GuildCard[]>;
  /** @throws AppError `notFound` when the bot is not in the guild. */
  info(caller: Caller, guildId: string): Promise<GuildInfo>;
  /** @throws AppError `notFound` when the bot is not in the guild: settings nobody obeys are not kept. */
  requireBot(guildId: string): Promise<void>;
}

interface GuildsDependencies {
  userGuilds: UserGuilds;
  botGuilds: BotGuildsStore;
  directory: GuildDirectory;
  settings: SettingsCache;
}

export function createGuildsService({ userGuilds, botGuilds, directory, settings }: GuildsDependencies): GuildsService {
  return {
    async list(caller, { fresh }) {
      const guilds = await userGuilds.list(caller, { fresh });
      const invited = await botGuilds.among([...guilds.keys()]);
      return [...guilds.values()]
        .map((guild) => ({ ...guild, invited: invited.has(guild.id) }))
        .filter((guild) => guild.manageable || guild.invited);
    },

    async info(caller, guildId) {
      // Every page of the dashboard asks this; waiting for what is at hand would be a quarter of its time.
      const known = directory.peek(guildId, caller.userId);
      const atHand = settings.peek(guildId);
      if (known && atHand) return known.guild.infoFor(known.member, atHand);

      const [guild, member, stored] = await Promise.all([
        directory.get(guildId),
        directory.member(guildId, caller.userId),
        settings.get(guildId),
      ]);
      return guild.infoFor(member, stored);
    },

    async requireBot(guildId) {
      await directory.get(guildId);
    },
  };
}
