import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { COUPONS_PAGE } from '@perigee/core/rewards/coupons/limits';
import { normaliseCouponPrize } from '@perigee/core/rewards/coupons/prize';
import type { NewCoupon } from '@perigee/core/rewards/coupons/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import type { GuildDirectory, NameMembers } from '../../../community/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import { describePost } from '../drawing/draw-post.ts';
import { issuesOf } from '../making/check-terms.ts';
import { makeCoupon, NUMBER_MAX } from '../making/make-coupon.ts';
import { GUESSES_SHOWN_MS } from '../problems.ts';
import { couponStore } from '../stores/coupon-store.ts';
import { guessStore } from '../stores/guess-store.ts';
import { readCouponStatistics } from '../stores/read-statistics.ts';
import { couponConflict } from './coupon-refusals.ts';
import { momentOf } from './moment-of.ts';
import { viewManaged, viewOne } from './view-coupons.ts';

/** Dependencies of the endpoints for managers. */
export interface ManagerRouteDeps extends CouponDeps {
  directory: GuildDirectory;
  nameMembers: NameMembers;
  settingsCache: SettingsCache;
}

/** Endpoints that list, create and preview coupons, and their statistics. */
export function couponListRoutes(deps: ManagerRouteDeps): FastifyPluginAsyncZod {
  const { db, settingsCache } = deps;
  return async (app) => {
    app.route({
      ...couponsEndpoints.list,
      handler: async ({ params: { guildId }, query: { over = 'no', before } }) => {
        const settings = await settingsCache.get(guildId);
        const query = { guildId, isOver: over === 'yes', before: before === undefined ? null : Number(before) };
        const [found, running] = await Promise.all([
          couponStore.list(db, { ...query, limit: COUPONS_PAGE + 1 }),
          couponStore.countBefore(db, guildId, NUMBER_MAX),
        ]);
        const shown = found.slice(0, COUPONS_PAGE);
        return {
          coupons: await viewManaged(deps, guildId, settings, shown),
          next: found.length > COUPONS_PAGE ? String(shown.at(-1)?.number) : null,
          running,
          limit: limitOf('coupons', settings.boost),
        };
      },
    });

    app.route({
      ...couponsEndpoints.create,
      handler: (request) => createOnSite(deps, request.params.guildId, callerOf(request).userId, request.body),
    });

    app.route({
      ...couponsEndpoints.preview,
      handler: async ({ params: { guildId }, body }) => {
        const settings = await settingsCache.get(guildId);
        const reported = { ...body, prize: normaliseCouponPrize(body.prize), endsAt: momentOf(body.endsAt) };
        const writing = moneyWritingOf({ locale: settings.language.interface, settings });
        return describePost({ ...reported, endedAt: null, isPaused: false }, writing);
      },
    });

    app.route({
      ...couponsEndpoints.statistics,
      handler: async ({ params: { guildId } }) => {
        const { timeZone } = await settingsCache.get(guildId);
        const [read, guesses] = await Promise.all([
          readCouponStatistics(db, guildId, timeZone.zone),
          guessStore.count(db, guildId, new Date(Date.now() - GUESSES_SHOWN_MS)),
        ]);
        return { ...read, guesses };
      },
    });
  };
}

async function createOnSite(deps: ManagerRouteDeps, guildId: string, byId: string, body: NewCoupon) {
  const settings = await deps.settingsCache.get(guildId);
  const input = { ...body, prize: normaliseCouponPrize(body.prize), endsAt: momentOf(body.endsAt) };
  const issues = await issuesOf(deps.directory, { guildId, byId, settings, ...input });
  if (issues.length > 0) throw new AppError('invalid', 'The coupon is invalid', { issues });

  const made = await makeCoupon(deps, { guildId, byId, boost: settings.boost, input });
  if (made.outcome === 'codeTaken') {
    throw couponConflict('Another coupon has this code', makeIssue('code', 'couponCodeTaken'));
  }
  if (made.outcome === 'limit') {
    throw couponConflict('Coupons limit reached', makeIssue('', 'couponsLimitReached', { max: made.max }));
  }
  return { coupon: await viewOne(deps, made.coupon), code: made.code };
}
