import { renamedItem } from '@perigee/core/names/renamed-item';
import type { Item } from '@perigee/core/items/schema';
import { isSameName } from '@perigee/core/names/name-key';
import { settingsSaved } from '@perigee/core/settings/events';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { SettingsService } from '../settings/index.ts';
import { forgetItem, renameItem } from './stores/rename-item.ts';

/** What members have follows an item that is called anew; of one that goes, the stock does too. */
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
