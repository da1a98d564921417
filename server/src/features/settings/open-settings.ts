import type { Logger } from 'pino';
import { boostChanged } from '@perigee/core/boost/events';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Db } from '../../database/database.ts';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { Events } from '../../events/events.ts';
import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { prepareCheckWith } from './prepare-check.ts';
import { rebaseChangeWith } from './rebase-change.ts';
import type { AddSectionHooks, SectionHooks } from './section-hooks.ts';
import { createSettingsCache } from './settings-cache.ts';
import { createSettingsService, type SettingsService } from './settings-service.ts';
import { createSettingsStore } from './settings-store.ts';

interface SettingsParts {
  db: Db;
  bus: Bus;
  events: Events;
  directory: GuildDirectory;
  boost: BoostService;
  log: Logger;
}

/** Settings as the rest of the server knows them: one way to write, one to read. */
export function openSettings({ db, bus, events, directory, boost, log }: SettingsParts): {
  settings: SettingsService;
  settingsCache: SettingsCache;
  addSectionHooks: AddSectionHooks;
  subscribers: readonly Subscriber[];
} {
  const store = createSettingsStore(db, events);
  // A guild's boost is part of its cached settings.
  const afterCommit = async ({ guildIds }: { guildIds: string[] }) => {
    await Promise.all(guildIds.map((guildId) => bus.publish('settings', guildId)));
  };
  const hooks: SectionHooks = {};
  return {
    addSectionHooks: (more) => Object.assign(hooks, more),
    subscribers: [defineSubscriber(boostChanged, { afterCommit })],
    settingsCache: createSettingsCache(store, boost, bus),
    settings: createSettingsService({
      store,
      bus,
      prepareCheck: prepareCheckWith({ directory, boost }),
      rebaseChange: rebaseChangeWith(store, directory),
      hooks,
      log,
    }),
  };
}
