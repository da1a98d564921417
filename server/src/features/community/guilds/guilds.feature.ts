import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';
import { defineFeature } from '../../feature.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { audienceRoutes } from './audience-routes.ts';
import { createGuildRights, guildAccess } from './guild-rights.ts';
import { createGuildsService } from './guilds-service.ts';
import { guildsRoutes } from './routes.ts';

interface Needs {
  directory: GuildDirectory;
  userGuilds: UserGuilds;
  botGuilds: BotGuildsStore;
  settings: SettingsService;
  settingsCache: SettingsCache;
}

/** Guilds as their members see them, and who may do what there. */
export const guildsFeature = defineFeature({
  name: 'guilds',
  open: ({ directory, userGuilds, botGuilds, settings: settingsService, settingsCache: settings }: Needs) => {
    const rights = createGuildRights({ userGuilds, settings, directory });
    const guilds = createGuildsService({ userGuilds, botGuilds, directory, settings, settingsService });
    return {
      services: { guilds, rights },
      routes: [guildsRoutes(guilds), audienceRoutes(directory)],
      access: guildAccess(rights),
    };
  },
});
