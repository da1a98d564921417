import type { GuildCard, GuildInfo } from '@perigee/core/guilds/schema';
import type { Caller } from '../../http/caller.ts';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { BotGuildsStore, GuildDirectory, UserGuilds } from '../directory/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { tabsOf } from './guild-rights.ts';

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
  settingsService: Pick<SettingsService, 'havingSaved'>;
}

export function createGuildsService({
  userGuilds,
  botGuilds,
  directory,
  settings,
  settingsService,
}: GuildsDependencies): GuildsService {
  /** Of the guilds a person may not manage, those with a tab they were let into. */
  const editableBy = async (userId: string, guildIds: string[]) => {
    const candidates = await settingsService.havingSaved('editors', guildIds);
    const tabs = await Promise.all(
      candidates.map(async (id) => ((await tabsOf({ settings, directory }, id, userId)).length > 0 ? [id] : [])),
    );
    return new Set(tabs.flat());
  };

  return {
    async list(caller, { fresh }) {
      const guilds = await userGuilds.list(caller, { fresh });
      const invited = await botGuilds.among([...guilds.keys()]);
      const editable = await editableBy(
        caller.userId,
        [...invited].filter((id) => guilds.get(id)?.manageable === false),
      );
      return [...guilds.values()]
        .map(({ id, name, icon, manageable }) => ({
          id,
          name,
          icon,
          manageable: manageable || editable.has(id),
          invited: invited.has(id),
        }))
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
