import { readsLogs } from '@perigee/core/logs/access';
import { isModerator, seesCases } from '@perigee/core/moderation/cases/permissions';
import { DEFAULT_MODERATION, type Moderation } from '@perigee/core/moderation/punishments/schema';
import type { GuildCard, GuildInfo } from '@perigee/core/community/guilds/schema';
import { TABS } from '@perigee/core/base/tabs/tabs';
import type { Caller } from '../../../http/caller.ts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { tabsOf } from './guild-rights.ts';

export interface GuildsService {
  /** Guilds the person may manage or shares with the bot. `fresh` asks the platform again. */
  list(caller: Caller, options: { fresh: boolean }): Promise<GuildCard[]>;
  /** @throws AppError `notFound` when the bot is not in the guild. */
  info(caller: Caller, guildId: string): Promise<GuildInfo>;
  /** @throws AppError `notFound` when the bot is not in the guild: settings that nothing uses are not stored. */
  requireBot(guildId: string): Promise<void>;
}

interface GuildsDependencies {
  userGuilds: UserGuilds;
  botGuilds: BotGuildsStore;
  directory: GuildDirectory;
  settings: SettingsCache;
  settingsService: Pick<SettingsService, 'havingSaved'>;
}

/** Lists a person's guilds, and reads one with its settings. */
export function createGuildsService({
  userGuilds,
  botGuilds,
  directory,
  settings,
  settingsService,
}: GuildsDependencies): GuildsService {
  return {
    async list(caller, { fresh }) {
      const guilds = await userGuilds.list(caller, { fresh });
      const invited = await botGuilds.among([...guilds.keys()]);
      const foreign = [...guilds.values()].filter(({ id, manageable }) => invited.has(id) && !manageable);
      const editable = await tabsByGuild(
        { settings, settingsService, directory },
        caller.userId,
        foreign.map(({ id }) => id),
      );
      const shown = await shownToModerators(
        { settings, settingsService },
        foreign.flatMap(({ id, permissions }) => (isModerator(permissions) ? [id] : [])),
      );
      return [...guilds.values()]
        .map(({ id, name, icon, manageable, permissions }) => {
          const tabs = manageable ? TABS : (editable.get(id) ?? []);
          const { moderatorsSeeCases, moderatorsReadLogs } = shown.get(id) ?? DEFAULT_MODERATION;
          const cases = invited.has(id) && seesCases({ tabs, permissions }, moderatorsSeeCases);
          const logs = invited.has(id) && readsLogs({ tabs, permissions }, moderatorsReadLogs);
          return { id, name, icon, manageable: tabs.length > 0, invited: invited.has(id), cases, logs };
        })
        .filter((guild) => guild.manageable || guild.invited);
    },

    async info(caller, guildId) {
      // Every dashboard page calls this. Awaiting values that are already cached would take a quarter of its time.
      const cached = directory.peek(guildId, caller.userId);
      const atHand = settings.peek(guildId);
      if (cached && atHand) return cached.guild.infoFor(cached.member, atHand);

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

/** What these guilds show to moderators, without those that never saved it. */
async function shownToModerators(
  { settings, settingsService }: Pick<GuildsDependencies, 'settings' | 'settingsService'>,
  guildIds: string[],
): Promise<ReadonlyMap<string, Pick<Moderation, 'moderatorsSeeCases' | 'moderatorsReadLogs'>>> {
  const candidates = await settingsService.havingSaved('moderation', guildIds);
  return new Map(await Promise.all(candidates.map(async (id) => [id, await settings.get(id)] as const)));
}

/** The tabs a person may edit, by guild, for guilds they may not manage; guilds without any are left out. */
async function tabsByGuild(
  { settings, settingsService, directory }: Pick<GuildsDependencies, 'settings' | 'settingsService' | 'directory'>,
  userId: string,
  guildIds: string[],
) {
  const candidates = await settingsService.havingSaved('editors', guildIds);
  const tabs = await Promise.all(
    candidates.map(async (id) => [id, await tabsOf({ settings, directory }, id, userId)] as const),
  );
  return new Map(tabs.filter(([, allowed]) => allowed.length > 0));
}
