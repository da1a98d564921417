import type { Tab } from '../../base/tabs/tabs.ts';
import { NESTED_SHAPE, sectionIfIn } from '../settings/nested-sections.ts';
import { SECTION_NAMES } from '../settings/sections.ts';
import type { GuildSettings, SeenSettings } from './schema.ts';
import { fieldsOfTabs, type TabField } from './tab-fields.ts';

/** What the pages of a tab may read of the settings. */
export type TabSettings<One extends Tab> = Pick<GuildSettings, TabField<One> | 'boost' | 'versions'>;

/** The settings as seen by somebody who may edit only these tabs: the fields of others are left out. */
export function settingsForTabs(settings: GuildSettings, tabs: readonly Tab[]): SeenSettings {
  const { prefix, language, timeZone, boost } = settings;
  const fields = fieldsOfTabs(tabs);
  const own = Object.fromEntries(Object.entries(settings).filter(([field]) => fields.has(field)));
  const seen = { ...own, prefix, language, timeZone, boost };
  const names = SECTION_NAMES.filter((name) => name in settings.versions && sectionIfIn(seen, name) !== null);
  return { ...seen, versions: Object.fromEntries(names.map((name) => [name, settings.versions[name] ?? 0])) };
}

/** Whether the settings have everything that the pages of a tab may read. */
export function hasTab<One extends Tab>(settings: SeenSettings, tab: One): settings is SeenSettings & TabSettings<One> {
  return [...fieldsOfTabs([tab])].every((field) => field in settings);
}

/** Whether the settings are those of a manager, with nothing left out. */
export function isWhole(settings: SeenSettings): settings is GuildSettings {
  return Object.keys(NESTED_SHAPE).every((field) => field in settings);
}
