import type { Logger } from 'pino';
import { boostChanged } from '@perigee/core/community/boost/events';
import { settingsSaved } from '@perigee/core/community/settings/events';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { CachesByName } from '../../../cache/cache-gauges.ts';
import type { Db } from '../../../database/database.ts';
import { defineSubscriber, type Subscriber } from '../../../events/define-subscriber.ts';
import type { Events } from '../../../events/events.ts';
import type { BoostService } from '../boost/boost-service.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { followItemsInSettings, NAMING_ITEMS } from './follow-items.ts';
import { prepareCheckWith } from './prepare-check.ts';
import { rebaseChangeWith } from './rebase-change.ts';
import type { AddSectionHooks, SectionHooks } from './section-hooks.ts';
import { createSettingsCache } from './settings-cache.ts';
import { createSettingsService, type SettingsService } from './settings-service.ts';
import { createSettingsStore } from './settings-store.ts';

interface SettingsDeps {
  db: Db;
  bus: Bus;
  events: Events;
  directory: GuildDirectory;
  boost: BoostService;
  log: Logger;
}

/** Opens the settings services: one way to write and one to read. */
export function openSettings({ db, bus, events, directory, boost, log }: SettingsDeps): {
  settings: SettingsService;
  settingsCache: SettingsCache;
  addSectionHooks: AddSectionHooks;
  caches: CachesByName;
  subscribers: readonly Subscriber[];
} {
  const store = createSettingsStore(db, events, { items: NAMING_ITEMS });
  const announce = (guildIds: readonly string[]) =>
    Promise.all(guildIds.map((guildId) => bus.publish('settings', guildId)));
  const hooks: SectionHooks = {};
  const settingsCache = createSettingsCache(store, boost, bus);
  const settings = createSettingsService({
    store,
    prepareCheck: prepareCheckWith({ directory, boost, store }),
    rebaseChange: rebaseChangeWith(store, directory),
    hooks,
    log,
  });
  return {
    addSectionHooks: (more) => Object.assign(hooks, more),
    // Must come first, so that other subscribers to a save read the new values.
    subscribers: [
      defineSubscriber(settingsSaved, { afterCommit: async ({ guildId }) => void (await announce([guildId])) }),
      followItemsInSettings(settings, store),
      // A guild's boost is part of its cached settings.
      defineSubscriber(boostChanged, { afterCommit: async ({ guildIds }) => void (await announce(guildIds)) }),
    ],
    settingsCache,
    caches: { settings: settingsCache },
    settings,
  };
}
