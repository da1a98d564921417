import { FALLBACK_LOCALE, LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { APPEAL_MESSAGES } from '@perigee/core/moderation/appeal/status';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../../http/caller.ts';
import type { Appeals } from './open-appeals.ts';

/** Endpoints for banned people. */
export function appealRoutes({ appealService, enforceRate: holdToRate }: Appeals): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...appealEndpoints.status,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await holdToRate(userId, 'look');
        return appealService.status(userId);
      },
    });

    app.route({
      ...appealEndpoints.submit,
      handler: async (request) => {
        const { userId } = callerOf(request);
        await holdToRate(userId, 'submit');
        const locale = preferredLocale(request.headers['accept-language']);
        await appealService.submit(userId, request.body.answers, locale);
        return { message: APPEAL_MESSAGES.appealSubmitted, code: 'appealSubmitted' as const };
      },
    });
  };
}

/**
 * The first of our languages that an `Accept-Language` header names (RFC 9110, 12.5.4). Weights are ignored: our own
 * client sends a single language.
 */
function preferredLocale(header: string | undefined): Locale {
  const ranges = (header ?? '').split(',').map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase());
  const named = ranges.map((range) => LOCALES.find((locale) => locale === range));
  return named.find((locale) => locale !== undefined) ?? FALLBACK_LOCALE;
}
