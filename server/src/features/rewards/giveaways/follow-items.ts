import { isSameName } from '@perigee/core/base/names/name-key';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onItemsSaved, type SettingsService } from '../../community/index.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

/** Renames an item in giveaway prizes when the item is renamed. */
export function followItemsInGiveaways(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, renamed }) => {
    if (renamed === null) return;
    for (const open of await giveawayStore.listOpen(tx, guildId)) {
      // As it is once no edit of it is under way, which would be lost otherwise.
      const giveaway = await giveawayStore.lock(tx, open);
      if (giveaway === null) continue;
      const { prize } = giveaway.about;
      if (prize.kind !== 'item' || !isSameName(prize.item, renamed.from)) continue;
      const about = { ...giveaway.about, prize: { ...prize, item: renamed.to } };
      await giveawayStore.change(tx, giveaway, { about: JSON.stringify(about) });
    }
  });
}
