import type { BoostService } from '../boost/boost-service.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { createHistoryStore } from './history-store.ts';
import { openSettings } from './open-settings.ts';
import { settingsRoutes } from './routes.ts';
import { createSettingsTrace } from './settings-trace.ts';
import { SETTINGS_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database' | 'bus' | 'events' | 'log'> {
  directory: GuildDirectory;
  boost: BoostService;
}

/** The settings of guilds: one way to write them and one to read them. */
export const settingsFeature = defineFeature({
  name: 'settings',
  tables: SETTINGS_TABLES,
  open: ({ database: { db }, bus, events, log, directory, boost }: Needs) => {
    const { subscribers, caches, ...services } = openSettings({ db, bus, events, directory, boost, log });
    return {
      services: { ...services, settingsHistory: createHistoryStore(db), settingsTrace: createSettingsTrace(db) },
      guildSettings: services.settingsCache,
      routes: [settingsRoutes(services.settings)],
      subscribers,
      caches,
    };
  },
});
