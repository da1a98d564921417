import { renamedItem } from '@perigee/core/names/renamed-item';
import { isSameName } from '@perigee/core/names/name-key';
import { settingsSaved } from '@perigee/core/settings/events';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import type { SettingsService } from '../settings/index.ts';
import { couponStore } from './stores/coupon-store.ts';

/** Updates coupons when a shop item is renamed. */
export function followItemsInCoupons(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return defineSubscriber(settingsSaved, {
    async inTransaction(tx, { guildId, section, version }) {
      if (section !== 'items') return;
      const items = (of: number) => settings.versionOf(guildId, 'items', of, tx);
      const [before = [], after = []] = [await items(version - 1), await items(version)];
      const renamed = renamedItem(before, after);
      if (renamed === null) return;
      for (const coupon of await couponStore.running(tx, guildId)) {
        const { kind, item } = coupon.prize;
        if (kind !== 'item' || !isSameName(item, renamed.from)) continue;
        await couponStore.change(tx, coupon, { prize: { ...coupon.prize, item: renamed.to } });
      }
    },
  });
}
