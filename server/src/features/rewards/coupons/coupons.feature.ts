import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { openSecretKey } from '../../../config/secret-key.ts';
import { createSettlementWaiters } from '../../../events/settlement-waiters.ts';
import type { Ledger, EarningRules, RoleGrants, Inventories, Wallets } from '../../economy/index.ts';
import type { GuildDirectory, NameMembers, SettingsService } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { endCouponInTime } from './jobs/end-coupon.job.ts';
import { postCouponJob, refreshPost } from './jobs/post-coupon.job.ts';
import { reportRedemption } from './jobs/report-redemption.job.ts';
import { createCodes } from './codes.ts';
import { couponCommand } from './commands/coupon.command.ts';
import { type Coupons, createCoupons } from './coupons.ts';
import { followItemsInCoupons } from './follow-items.ts';
import { forgetCouponsOf } from './forget-person.ts';
import { findInactiveCoupons } from './inactive-coupons.ts';
import { findCouponProblems } from './problems.ts';

import { couponComponents } from './redeem-components.ts';
import { settleRedemptions } from './redeeming/settle-redemptions.ts';
import { createRedeemTurns } from './turns.ts';
import { redemptionSettled } from './redeeming/redemption-settled.ts';
import { couponListRoutes } from './site/manager-routes.ts';
import { couponRoutes } from './site/one-routes.ts';
import { ownCouponRoutes } from './site/own-routes.ts';
import { couponRedemptionRoutes } from './site/redemption-routes.ts';
import { COUPON_TABLES } from './tables.ts';

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
    const parts = { db, codes, waiters, inTurn: createRedeemTurns(), ...needs };
    const coupons: Coupons = createCoupons(parts);
    return {
      services: { coupons },
      routes: [couponListRoutes(parts), couponRoutes(parts), couponRedemptionRoutes(parts), ownCouponRoutes(parts)],
      commands: [couponCommand(parts)],
      components: couponComponents(parts),
      jobs: [
        endCouponInTime({ events, ledger: needs.ledger }),
        postCouponJob(db),
        refreshPost(db),
        reportRedemption(db),
      ],
      subscribers: [settleRedemptions(parts), waiters.subscriber, followItemsInCoupons(settings)],
      inactive: findInactiveCoupons(db),
      problems: findCouponProblems(db, directory),
      forgetPerson: (scope) => forgetCouponsOf(parts, scope),
    };
  },
});
