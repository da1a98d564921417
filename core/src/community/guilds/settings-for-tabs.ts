import { nestSections, sectionIn } from '../settings/nested-sections.ts';
import { type SectionName, SECTIONS } from '../settings/sections.ts';
import type { Tab } from '../../base/tabs/tabs.ts';
import type { GuildSettings } from './schema.ts';

/** Sections that the pages of every tab need: the languages and the time zone. */
const FOR_ALL: ReadonlySet<SectionName> = new Set(['general', 'timeZone']);

/**
 * Settings as seen by somebody who may edit only these tabs. Sections of other tabs have their initial values, except
 * for one fact the greetings tab shows: whether mutes are timeouts.
 */
export function settingsForTabs(settings: GuildSettings, tabs: readonly Tab[]): GuildSettings {
  const isSeen = (name: SectionName) => {
    const { tab } = SECTIONS[name];
    return FOR_ALL.has(name) || (tab !== null && tabs.includes(tab));
  };
  const seen = nestSections((name) => (isSeen(name) ? sectionIn(settings, name) : SECTIONS[name].initial));
  const versions = Object.entries(settings.versions).filter(([name]) => isSectionName(name) && isSeen(name));
  return {
    ...seen,
    ...(tabs.includes('greetings') && { useTimeout: settings.useTimeout }),
    boost: settings.boost,
    versions: Object.fromEntries(versions),
  };
}

function isSectionName(name: string): name is SectionName {
  return name in SECTIONS;
}
