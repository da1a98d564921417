import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Db } from '../../database/database.ts';
import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { describeConflictWith } from './describe-conflict.ts';
import { prepareCheckWith } from './prepare-check.ts';
import { createSettingsCache } from './settings-cache.ts';
import { createSettingsService, type SettingsService } from './settings-service.ts';
import { createSettingsStore } from './settings-store.ts';

interface SettingsParts {
  db: Db;
  bus: Bus;
  directory: GuildDirectory;
  boost: BoostService;
}

/** Settings as the rest of the server knows them: one way to write, one to read. */
export function openSettings({ db, bus, directory, boost }: SettingsParts): {
  settings: SettingsService;
  settingsCache: SettingsCache;
} {
  const store = createSettingsStore(db);
  return {
    settingsCache: createSettingsCache(store, boost, bus),
    settings: createSettingsService({
      store,
      bus,
      prepareCheck: prepareCheckWith({ directory, boost }),
      describeConflict: describeConflictWith(store, directory),
    }),
  };
}
