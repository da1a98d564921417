import { activeOf } from '@perigee/core/rewards/coupons/state';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { Db } from '../../../database/database.ts';
import type { FindInactive } from '../../inactive.ts';
import { couponStore } from './stores/coupon-store.ts';

/** Coupons that nobody can use, because the older ones already fill the limit. */
export function findInactiveCoupons(db: Db): FindInactive {
  return async ({ guildId, settings }) => {
    const running = await couponStore.running(db, guildId);
    const active = activeOf(running, limitOf('coupons', settings.boost));
    return running
      .filter(({ id }) => !active.has(id))
      .map(({ number, name }) => ({
        section: 'couponRules',
        tab: 'economy',
        path: '',
        name: `#${number} ${name}`,
        why: 'overLimit',
      }));
  };
}
