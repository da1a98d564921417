import { renamedItem } from '@perigee/core/names/renamed-item';
import type { Item } from '@perigee/core/items/schema';
import { isSameName } from '@perigee/core/names/name-key';
import { settingsSaved } from '@perigee/core/settings/events';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { SettingsService } from '../settings/index.ts';
import { forgetItem, renameItem } from './stores/rename-item.ts';

/** Follows changes of the shop's items: renames them in inventories, and resets the stock of removed ones. */
export function followItemsInShop(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, { guildId, section, version }) {
      if (section !== 'items') return;
      const items = (of: number) => settings.versionOf(guildId, 'items', of, tx);
      const [before = [], after = []] = [await items(version - 1), await items(version)];
      const renamed = renamedItem(before, after);
      if (renamed !== null) await renameItem(tx, guildId, renamed);
      const isGone = ({ name }: Item) => name !== renamed?.from && !after.some((item) => isSameName(item.name, name));
      for (const { name } of before.filter(isGone)) await forgetItem(tx, guildId, name);
    },
  });
}
