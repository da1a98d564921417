import { type RenamedItem, renamedItem } from '@perigee/core/names/renamed-item';
import { settingsSaved } from '@perigee/core/settings/events';
import { type SectionName, SECTIONS, type SectionValues } from '@perigee/core/settings/sections';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import { parseSection } from './read-section.ts';
import type { SettingsStore } from './settings-store.ts';

/** Sections that refer to shop items by name. */
export const NAMING_ITEMS = [
  'couponTemplates',
  'giveawayTemplates',
  'levels',
] as const satisfies readonly SectionName[];

/**
 * When an item is renamed, updates the sections that name it, in the same transaction and on behalf of the same person.
 */
export function followItemsInSettings(store: Pick<SettingsStore, 'version' | 'follow'>): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, { guildId, section, version, savedBy }) {
      if (section !== 'items') return;
      const items = async (of: number) =>
        parseSection(section, (await store.version({ guildId, section, version: of }, tx))?.value) ?? [];
      const renamed = renamedItem(await items(version - 1), await items(version));
      if (renamed === null) return;
      await store.follow(
        tx,
        { guildId, savedBy },
        NAMING_ITEMS,
        (name, stored) => valueAfter(renamed, name, stored) ?? stored,
      );
    },
  });
}

/** Undefined if the stored value does not match the current schema. */
function valueAfter<Name extends SectionName>(
  renamed: RenamedItem,
  name: Name,
  stored: unknown,
): SectionValues[Name] | undefined {
  const value = parseSection(name, stored);
  return value && SECTIONS[name].followItem(value, renamed);
}
