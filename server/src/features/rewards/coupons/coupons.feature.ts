import { isSameName } from '@perigee/core/base/names/name-key';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { openSecretKey } from '../../../config/secret-key.ts';
import { createSettlementWaiters } from '../../../events/settlement-waiters.ts';
import type { Ledger, EarningRules, RoleGrants, Inventories, Wallets } from '../../economy/index.ts';
import { type GuildDirectory, type NameMembers, type SettingsService, onItemsSaved } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { endCouponInTime } from './jobs/end-coupon.job.ts';
import { postCouponJob, refreshPost } from './jobs/post-coupon.job.ts';
import { reportRedemption } from './jobs/report-redemption.job.ts';
import { createCodes } from './codes.ts';
import { couponCommand } from './commands/coupon.command.ts';
import { type Coupons, createCoupons } from './coupons.ts';
import { forgetCouponsOf } from './forget-person.ts';
import { findInactiveCoupons } from './inactive-coupons.ts';
import { findCouponProblems } from './problems.ts';
import { couponComponents } from './redeem-components.ts';
import { settleRedemptions, redemptionSettled } from './redeeming/settle-redemptions.ts';
import { createRedeemTurns } from './turns.ts';
import { couponListRoutes } from './site/manager-routes.ts';
import { couponRoutes } from './site/one-routes.ts';
import { ownCouponRoutes } from './site/own-routes.ts';
import { couponRedemptionRoutes } from './site/redemption-routes.ts';
import { COUPON_TABLES } from './tables.ts';
import { couponStore } from './stores/coupon-store.ts';

interface Needs extends Pick<Frame, 'database' | 'events' | 'config'> {
  ledger: Ledger;
  wallets: Wallets;
  earningRules: EarningRules;
  roleGrants: RoleGrants;
  inventories: Inventories;
  settings: SettingsService;
  settingsCache: SettingsCache;
  directory: GuildDirectory;
  nameMembers: NameMembers;
}

/** Codes and buttons that give members a prize, once each (decision 0076). */
export const couponsFeature = defineFeature({
  name: 'coupons',
  tables: COUPON_TABLES,
  open: ({ database: { db }, config, settings, ...needs }: Needs) => {
    const { events, directory } = needs;
    const waiters = createSettlementWaiters(redemptionSettled);
    const { couponKey: given } = config;
    const codes = createCodes(openSecretKey({ configured: given, purpose: 'coupons', file: 'coupons.key' }, config));
    const deps = { db, codes, waiters, inTurn: createRedeemTurns(), ...needs };
    const coupons: Coupons = createCoupons(deps);
    return {
      services: { coupons },
      routes: [couponListRoutes(deps), couponRoutes(deps), couponRedemptionRoutes(deps), ownCouponRoutes(deps)],
      commands: [couponCommand(deps)],
      components: couponComponents(deps),
      jobs: [
        endCouponInTime({ events, ledger: needs.ledger }),
        postCouponJob(db),
        refreshPost(db),
        reportRedemption(db),
      ],
      subscribers: [settleRedemptions(deps), waiters.subscriber, followItemsInCoupons(settings)],
      inactive: findInactiveCoupons(db),
      problems: findCouponProblems(db, directory),
      forgetPerson: (scope) => forgetCouponsOf(deps, scope),
    };
  },
});

/** Updates coupons when a shop item is renamed. */
function followItemsInCoupons(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onItemsSaved(settings, async (tx, { guildId, renamed }) => {
    if (renamed === null) return;
    for (const coupon of await couponStore.running(tx, guildId)) {
      const { kind, item } = coupon.prize;
      if (kind !== 'item' || !isSameName(item, renamed.from)) continue;
      await couponStore.change(tx, coupon, { prize: { ...coupon.prize, item: renamed.to } });
    }
  });
}
