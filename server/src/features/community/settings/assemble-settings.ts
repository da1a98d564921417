import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { nestSections } from '@perigee/core/community/settings/nested-sections';
import type { StoredSection } from './settings-store.ts';
import { readSection } from './read-section.ts';

/** Builds a guild's settings from its stored sections, nested as in docs/rules/settings.md#sections. */
export function assembleSettings(stored: ReadonlyMap<string, StoredSection>, boost: boolean): GuildSettings {
  return {
    ...nestSections((name) => readSection(name, stored.get(name)?.value)),
    boost,
    versions: Object.fromEntries([...stored].map(([name, { version }]) => [name, version])),
  };
}
