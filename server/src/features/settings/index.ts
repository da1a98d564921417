import type { BoostService } from '../boost/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { openSettings } from './open-settings.ts';

export { readWith } from './assemble-settings.ts';
export { type EntryTexts, withChangedEntry, withEntry, withoutEntry } from './named-entries.ts';
export { saveEntry } from './save-entry.ts';
export { saveSection } from './save-section.ts';
export { onlyOver, SavedMeanwhile } from './saved-meanwhile.ts';
export type { Saved, SettingsService } from './settings-service.ts';
export type { SectionMap } from './whole-settings.ts';

interface Needs extends Pick<Frame, 'database' | 'bus'> {
  directory: GuildDirectory;
  boost: BoostService;
}

/** The settings of guilds: one way to write them, one to read them. */
export const settingsFeature = defineFeature({
  name: 'settings',
  open: ({ database: { db }, bus, directory, boost }: Needs) => ({
    services: openSettings({ db, bus, directory, boost }),
    personalData: { guild_settings_history: ['saved_by'] },
  }),
});
