import { renamedItem } from '@perigee/core/names/renamed-item';
import { isSameName } from '@perigee/core/names/name-key';
import { settingsSaved } from '@perigee/core/settings/events';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { SettingsService } from '../settings/index.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

/** Renames an item in giveaway prizes when the item is renamed. */
export function followItemsInGiveaways(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, { guildId, section, version }) {
      if (section !== 'items') return;
      const items = (of: number) => settings.versionOf(guildId, 'items', of, tx);
      const renamed = renamedItem((await items(version - 1)) ?? [], (await items(version)) ?? []);
      if (renamed === null) return;
      for (const giveaway of await giveawayStore.listOpen(tx, guildId)) {
        const { prize } = giveaway.about;
        if (prize.kind !== 'item' || !isSameName(prize.item, renamed.from)) continue;
        const about = { ...giveaway.about, prize: { ...prize, item: renamed.to } };
        await giveawayStore.change(tx, giveaway, { about: JSON.stringify(about) });
      }
    },
  });
}
