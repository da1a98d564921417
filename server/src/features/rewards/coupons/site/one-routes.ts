import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { CouponChange } from '@perigee/core/rewards/coupons/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import { couponPostRefusal } from '../commands/end-coupon.ts';
import { changeCoupon, drawCode, endByHand, postCoupon } from '../making/change-coupon.ts';
import { givesHigherRole } from '../making/check-terms.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { couponConflict, couponOver, noSuchCoupon } from './coupon-refusals.ts';
import type { ManagerRouteDeps } from './manager-routes.ts';
import { momentOf } from './moment-of.ts';
import { viewOne } from './view-coupons.ts';

interface CouponTarget {
  guildId: string;
  id: string;
  /** The caller. */
  userId: string;
}

/** Endpoints for a single coupon. */
export function couponRoutes(deps: ManagerRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...couponsEndpoints.change,
      handler: (request) => {
        const { guildId, couponId: id } = request.params;
        return changeOnSite(deps, { guildId, id, userId: callerOf(request).userId }, request.body);
      },
    });

    app.route({
      ...couponsEndpoints.end,
      handler: async ({ params: { guildId, couponId: id } }) => {
        const { outcome } = await endByHand(deps, { guildId, id });
        if (outcome === 'unknown') throw noSuchCoupon();
        if (outcome === 'over') throw couponOver();
        return { message: 'Coupon ended' };
      },
    });

    app.route({
      ...couponsEndpoints.drawCode,
      handler: async (request) => {
        const { guildId, couponId: id } = request.params;
        await requireGiver(deps, { guildId, id, userId: callerOf(request).userId });
        const drawn = await drawCode(deps, { guildId, id });
        if (drawn.outcome === 'unknown') throw noSuchCoupon();
        if (drawn.outcome !== 'drawn') throw couponOver();
        return { code: drawn.code };
      },
    });

    app.route({
      ...couponsEndpoints.post,
      handler: async (request) => {
        const { params, body } = request;
        await postOnSite(
          deps,
          { guildId: params.guildId, id: params.couponId, userId: callerOf(request).userId },
          body.channel,
        );
        return { message: 'The coupon is being posted' };
      },
    });
  };
}

async function postOnSite(deps: ManagerRouteDeps, { userId, ...key }: CouponTarget, channel: string): Promise<void> {
  await requireGiver(deps, { ...key, userId });
  const refusal = await couponPostRefusal(deps.directory, { guildId: key.guildId, userId }, channel);
  const message = refusal === 'memberCanNotPost' ? 'You cannot write there' : 'The bot cannot post there';
  if (refusal !== null) throw couponConflict(message, makeIssue('channel', refusal));
  const { outcome } = await postCoupon(deps, key, channel);
  if (outcome === 'unknown') throw noSuchCoupon();
  if (outcome === 'over') throw couponOver();
}

/** Handing out a code or a button counts as giving the prize. */
async function requireGiver(deps: ManagerRouteDeps, target: CouponTarget): Promise<void> {
  if (!(await isAbove(deps, target))) return;
  throw new AppError('forbidden', 'The coupon gives a role above your own', {
    issues: [makeIssue('', 'guardsRoleAboveYou')],
  });
}

async function isAbove(deps: ManagerRouteDeps, { userId, ...key }: CouponTarget): Promise<boolean> {
  const [coupon, settings] = await Promise.all([couponStore.find(deps.db, key), deps.settingsCache.get(key.guildId)]);
  if (coupon === null) throw noSuchCoupon();
  return givesHigherRole(deps.directory, { guildId: key.guildId, userId }, coupon, settings);
}

async function changeOnSite(deps: ManagerRouteDeps, { userId, ...key }: CouponTarget, body: CouponChange) {
  const endsAt = body.endsAt === undefined ? undefined : momentOf(body.endsAt);
  if (endsAt instanceof Date && endsAt <= new Date()) {
    throw new AppError('invalid', 'The end is in the past', { issues: [makeIssue('endsAt', 'couponEndPast')] });
  }
  const mayEase = !(await isAbove(deps, { ...key, userId }));
  const changed = await changeCoupon(deps, key, { ...body, endsAt }, mayEase);
  if (changed.outcome === 'own') throw couponConflict("It is a member's own", makeIssue('', 'notAllowed'));
  if (changed.outcome === 'above') {
    throw new AppError('invalid', 'The coupon gives a role above your own', {
      issues: [makeIssue(changed.path, 'guardsRoleAboveYou')],
    });
  }
  if (changed.outcome === 'usesBelow') {
    throw couponConflict('It was used more often', makeIssue('uses', 'couponUsesBelow', { min: changed.used }));
  }
  if (changed.outcome !== 'changed') throw changed.outcome === 'over' ? couponOver() : noSuchCoupon();
  return viewOne(deps, changed.coupon);
}
