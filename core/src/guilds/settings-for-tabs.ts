import { nestSections, sectionIn } from '../settings/nested-sections.ts';
import { type SectionName, SECTIONS } from '../settings/sections.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { GuildSettings } from './schema.ts';

/** What pages of every tab go by: the languages, and the server's time. */
const FOR_ALL: ReadonlySet<SectionName> = new Set(['general', 'timeZone']);

/**
 * Settings as somebody sees them who was let into these tabs alone. What stands on others is as if nobody had ever saved
 * it, but for the one thing the greetings tab tells of: whether mutes are timeouts.
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
