import type { RenamedItem } from '@perigee/core/base/names/renamed-item';
import {
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
  type SectionValues,
} from '@perigee/core/community/settings/sections';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onItemsSaved } from './section-saved.ts';
import { parseSection } from './read-section.ts';
import type { SettingsService } from './settings-service.ts';
import type { SettingsStore } from './settings-store.ts';

/** Sections that refer to shop items by name. */
export const NAMING_ITEMS: readonly SectionName[] = SECTION_NAMES.filter((name) => SECTIONS[name].followItem !== null);

/**
 * When an item is renamed, updates the sections that name it, in the same transaction and on behalf of the same person.
 */
export function followItemsInSettings(
  settings: Pick<SettingsService, 'versionOf'>,
  store: Pick<SettingsStore, 'follow'>,
): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, savedBy, renamed }) => {
    if (renamed === null) return;
    const next = (name: SectionName, stored: unknown) => valueAfter(renamed, name, stored) ?? stored;
    await store.follow(tx, { guildId, savedBy }, NAMING_ITEMS, next);
  });
}

/** Undefined if the stored value does not match the current schema. */
function valueAfter<Name extends SectionName>(
  renamed: RenamedItem,
  name: Name,
  stored: unknown,
): SectionValues[Name] | undefined {
  const value = parseSection(name, stored);
  return value && SECTIONS[name].followItem?.(value, renamed);
}
