import { isSameName } from '@perigee/core/base/names/name-key';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onItemsSaved, type SettingsService } from '../../community/index.ts';
import { couponStore } from './stores/coupon-store.ts';

/** Updates coupons when a shop item is renamed. */
export function followItemsInCoupons(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, renamed }) => {
    if (renamed === null) return;
    for (const coupon of await couponStore.running(tx, guildId)) {
      const { kind, item } = coupon.prize;
      if (kind !== 'item' || !isSameName(item, renamed.from)) continue;
      await couponStore.change(tx, coupon, { prize: { ...coupon.prize, item: renamed.to } });
    }
  });
}
