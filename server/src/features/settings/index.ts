import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { createHistoryStore } from './history-store.ts';
import { openSettings } from './open-settings.ts';
import { settingsRoutes } from './routes.ts';
import { SETTINGS_TABLES } from './tables.ts';

export type { HistoryFilter, HistoryRow, HistoryStore } from './history-store.ts';
export { findEntry, entryPart, type EntryTexts, withChangedEntry, withEntry, withoutEntry } from './named-entries.ts';
export type { ChangeAuthor as Author } from './prepare-check.ts';
export type { SectionMap, SectionPreview } from './preview-sections.ts';
export { parseSection, readStored, readWith } from './read-section.ts';
export { changeAuthorOf as authorOf, savePart } from './save-part.ts';
export { onItemsSaved, onSectionSaved } from './section-saved.ts';
export { type Part, type SectionChange, WHOLE } from './section-change.ts';
export type { AddSectionHooks, HookedChange } from './section-hooks.ts';
export type { SettingsService } from './settings-service.ts';
export type { Saved } from './write-sections.ts';

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
      services: { ...services, settingsHistory: createHistoryStore(db) },
      guildSettings: services.settingsCache,
      routes: [settingsRoutes(services.settings)],
      subscribers,
      caches,
    };
  },
});
