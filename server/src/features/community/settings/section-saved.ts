import type { Item } from '@perigee/core/economy/items/schema';
import { type RenamedItem, renamedItem } from '@perigee/core/base/names/renamed-item';
import { type SettingsSaved, settingsSaved } from '@perigee/core/community/settings/events';
import type { SectionName } from '@perigee/core/community/settings/sections';
import type { DbTransaction } from '../../../database/database.ts';
import { defineSubscriber, type Subscriber } from '../../../events/define-subscriber.ts';
import type { SettingsService } from './settings-service.ts';

/** Subscribes to saves of that section; `follow` runs in their transaction. */
export function onSectionSaved(
  section: SectionName,
  follow: (tx: DbTransaction, saved: SettingsSaved) => Promise<void>,
): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, saved) {
      if (saved.section === section) await follow(tx, saved);
    },
  });
}

/** The shop items of a guild before and after a save. */
interface SavedItems {
  guildId: string;
  savedBy: string;
  before: readonly Item[];
  after: readonly Item[];
  /** The item that was renamed, if one was. */
  renamed: RenamedItem | null;
}

/** Several features follow the same save: what it changed is read once. */
const readIn = new WeakMap<DbTransaction, Map<string, Promise<SavedItems>>>();

/** Subscribes to saves of shop items; `follow` runs in their transaction. */
export function onItemsSaved(
  settings: Pick<SettingsService, 'versionOf'>,
  follow: (tx: DbTransaction, saved: SavedItems) => Promise<void>,
): Subscriber {
  return onSectionSaved('items', async (tx, saved) => {
    const key = `${saved.guildId} ${saved.version}`;
    const known = readIn.get(tx) ?? new Map<string, Promise<SavedItems>>();
    const items = known.get(key) ?? readItems(settings, tx, saved);
    readIn.set(tx, known.set(key, items));
    await follow(tx, await items);
  });
}

async function readItems(
  settings: Pick<SettingsService, 'versionOf'>,
  tx: DbTransaction,
  { guildId, version, savedBy }: SettingsSaved,
): Promise<SavedItems> {
  const itemsOf = async (of: number) => (await settings.versionOf(guildId, 'items', of, tx)) ?? [];
  const [before, after] = [await itemsOf(version - 1), await itemsOf(version)];
  return { guildId, savedBy, before, after, renamed: renamedItem(before, after) };
}
