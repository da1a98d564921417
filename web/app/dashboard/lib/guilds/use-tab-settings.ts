import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { hasTab, isWhole, type TabSettings } from '@perigee/core/community/guilds/settings-for-tabs';
import { sectionIfIn } from '@perigee/core/community/settings/nested-sections';
import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import type { Tab } from '@perigee/core/base/tabs/tabs';
import { useSeenSettings, useSettingsNow } from './use-guild.ts';

/**
 * The settings that the pages of a tab may read: its own, and what else the table in `tab-fields.ts` allows.
 * @throws Error if they are missing, which is a mistake in the page: the frame (`guild-page.tsx`) opens the pages of a
 * tab only to people who may edit it, and the server sends them its settings.
 */
export function useTabSettings<One extends Tab>(tab: One): TabSettings<One> {
  const settings = useSeenSettings();
  if (!hasTab(settings, tab)) throw new Error(`The settings of the tab ${tab} are not loaded`);
  return settings;
}

/** Reads the settings of a tab at the time of the call; if they are no longer there, those rendered. */
export function useTabSettingsNow<One extends Tab>(tab: One): () => TabSettings<One> {
  const rendered = useTabSettings(tab);
  const settingsNow = useSettingsNow();
  return () => {
    const settings = settingsNow();
    return hasTab(settings, tab) ? settings : rendered;
  };
}

/** One section, for forms that edit any. @throws Error like `useTabSettings`. */
export function useSection<Name extends SectionName>(name: Name): SectionValues[Name] {
  const value = sectionIfIn(useSeenSettings(), name);
  if (value === null) throw new Error(`The section ${name} is not loaded`);
  return value;
}

/** All settings, for the pages of managers. @throws Error like `useTabSettings`. */
export function useAllSettings(): GuildSettings {
  const settings = useSeenSettings();
  if (!isWhole(settings)) throw new Error('Only managers have all settings');
  return settings;
}
