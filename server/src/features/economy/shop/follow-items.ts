import type { Item } from '@perigee/core/economy/items/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onItemsSaved, type SettingsService } from '../../community/index.ts';
import { forgetItem, renameItem } from './stores/rename-item.ts';

/** Follows changes of the shop's items: renames them in inventories, and resets the stock of removed ones. */
export function followItemsInShop(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, before, after, renamed }) => {
    if (renamed !== null) await renameItem(tx, guildId, renamed);
    const isGone = ({ name }: Item) => name !== renamed?.from && !after.some((item) => isSameName(item.name, name));
    for (const { name } of before.filter(isGone)) await forgetItem(tx, guildId, name);
  });
}
