import type { Item } from '@perigee/core/items/schema';
import { type RenamedItem, renamedItem } from '@perigee/core/names/renamed-item';
import { settingsSaved } from '@perigee/core/settings/events';
import type { DbTransaction } from '../../database/database.ts';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { SettingsService } from './settings-service.ts';

/** The shop items of a guild before and after a save. */
interface SavedItems {
  guildId: string;
  savedBy: string;
  before: readonly Item[];
  after: readonly Item[];
  /** The item that was renamed, if one was. */
  renamed: RenamedItem | null;
}

/** Subscribes to saves of shop items; `follow` runs in their transaction. */
export function onItemsSaved(
  settings: Pick<SettingsService, 'versionOf'>,
  follow: (tx: DbTransaction, saved: SavedItems) => Promise<void>,
): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, { guildId, section, version, savedBy }) {
      if (section !== 'items') return;
      const itemsOf = async (of: number) => (await settings.versionOf(guildId, 'items', of, tx)) ?? [];
      const [before, after] = [await itemsOf(version - 1), await itemsOf(version)];
      await follow(tx, { guildId, savedBy, before, after, renamed: renamedItem(before, after) });
    },
  });
}
