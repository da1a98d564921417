import { randomUUID } from 'node:crypto';
import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { OwnCoupon } from '@perigee/core/rewards/coupons/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { m } from '#texts';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { endByHand } from '../making/change-coupon.ts';
import { makeOwn } from '../making/make-own.ts';
import { readOwn } from '../read-own.ts';
import { awaitRedemption } from '../redeeming/await-redemption.ts';
import { redeemCode } from '../redeeming/redeem.ts';
import { couponOver, noSuchCoupon, refuseOwn, refuseRedeemed } from './coupon-refusals.ts';
import { viewCoupon, viewRedeemed } from './view-coupons.ts';

interface OwnRouteDeps extends CouponDeps {
  directory: GuildDirectory;
  settingsCache: SettingsCache;
}

/** Endpoints for a member's own coupons and for redeeming. */
export function ownCouponRoutes(deps: OwnRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...couponsEndpoints.own,
      handler: (request) => readOwnCoupons(deps, request.params.guildId, callerOf(request).userId),
    });

    app.route({
      ...couponsEndpoints.make,
      handler: (request) => makeOwnCoupon(deps, request.params.guildId, callerOf(request).userId, request.body),
    });

    app.route({
      ...couponsEndpoints.endOwn,
      handler: async (request) => {
        const { guildId, couponId: id } = request.params;
        const { outcome } = await endByHand(deps, { guildId, id }, { ownOf: callerOf(request).userId });
        if (outcome === 'unknown') throw noSuchCoupon();
        if (outcome === 'over') throw couponOver();
        return { message: 'Coupon ended' };
      },
    });

    app.route({
      ...couponsEndpoints.redeem,
      handler: (request) => redeemOnSite(deps, request.params.guildId, callerOf(request).userId, request.body.code),
    });
  };
}

async function readOwnCoupons({ db, settingsCache }: OwnRouteDeps, guildId: string, userId: string) {
  const [{ created, redeemed }, { couponRules, economy }] = await Promise.all([
    readOwn(db, guildId, userId),
    settingsCache.get(guildId),
  ]);
  return {
    made: created.map((coupon) => viewCoupon(coupon, true)),
    redeemed: redeemed.map(({ coupon, redemption }) => viewRedeemed(coupon, redemption)),
    mayMake: couponRules.byMembers,
    total: couponRules.total,
    moneySymbol: economy.moneySymbol,
  };
}

async function makeOwnCoupon(deps: OwnRouteDeps, guildId: string, userId: string, input: OwnCoupon) {
  // Refuses if the bot has left the server, where nobody should spend money.
  await deps.directory.get(guildId);
  const settings = await deps.settingsCache.get(guildId);
  const name = m.coupon_own_name({}, { locale: settings.language.interface });
  const made = await makeOwn(deps, { guildId, userId, settings, input, name, key: randomUUID() });
  if (made.outcome !== 'made') throw refuseOwn(made);
  return { coupon: viewCoupon(made.coupon, true), code: made.code ?? '' };
}

async function redeemOnSite(deps: OwnRouteDeps, guildId: string, userId: string, code: string) {
  const { directory, settingsCache } = deps;
  const [guild, member, settings] = await Promise.all([
    directory.get(guildId),
    directory.member(guildId, userId),
    settingsCache.get(guildId),
  ]);
  const joinedAt = member.joined_at === null ? null : new Date(member.joined_at);
  const redeeming = { guildId, userId, roleIds: member.roles, joinedAt, channelId: null, settings };
  const redeemed = await redeemCode(deps, redeeming, code);
  const nameOfRole = (roleId: string) => guild.roles.find(({ id }) => id === roleId)?.name ?? roleId;
  if (redeemed.outcome !== 'redeemed') throw refuseRedeemed(redeemed, nameOfRole);
  const viewed = viewRedeemed(redeemed.coupon, await awaitRedemption(deps, redeemed.redemption));
  return { ...viewed, moneySymbol: settings.economy.moneySymbol };
}
