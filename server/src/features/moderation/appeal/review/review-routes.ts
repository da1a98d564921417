import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { AppealConfig } from '../../../../config/config.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import type { Appeal, Reviewer } from '../appeal.ts';
import type { VerdictRefusal } from '@perigee/core/moderation/appeal/verdict';
import { makeIssue } from '@perigee/core/base/issues/issue';
import type { ReviewService } from './review-service.ts';
import type { Reviewers } from './reviewers.ts';
import type { HoldRefusal } from './verdict-store.ts';

interface ReviewDeps {
  reviews: ReviewService;
  reviewers: Reviewers;
}

/** Endpoints for reviewing appeals on the site. */
export function reviewRoutes({ reviews, reviewers }: ReviewDeps, config: AppealConfig | null): FastifyPluginAsyncZod {
  const guildId = config?.guildId ?? '';
  const keyOf = ({ appealId }: { appealId: string }) => ({ guildId, id: appealId });

  return async (app) => {
    app.route({
      ...appealEndpoints.reviewer,
      handler: async (request) => {
        const isReviewer = await reviewers.isReviewer(callerOf(request).userId);
        return { isReviewer, waiting: isReviewer ? await reviews.countWaiting(guildId) : 0 };
      },
    });

    app.route({ ...appealEndpoints.list, handler: ({ query }) => reviews.list(guildId, query) });

    app.route({
      ...appealEndpoints.detail,
      handler: async (request) => requireAppeal(await reviews.detail(keyOf(request.params), reviewerOf(request).id)),
    });

    app.route({
      ...appealEndpoints.verdict,
      handler: async (request) => {
        const { verdict, reason } = request.body;
        const decision = { by: reviewerOf(request), verdict, reason: reason || null };
        const { refusal, appeal } = requireAppeal(await reviews.decide(keyOf(request.params), decision));
        if (refusal !== null) throw refusedReview(refusal, appeal);
        return { message: verdict === 'approve' ? 'Appeal approved' : 'Appeal declined' };
      },
    });

    app.route({
      ...appealEndpoints.hold,
      handler: async (request) => {
        const { held } = request.body;
        const { refusal, appeal } = requireAppeal(await reviews.hold(keyOf(request.params), reviewerOf(request), held));
        if (refusal !== null) throw refusedReview(refusal, appeal);
        return { message: held ? 'You’re reviewing this appeal' : 'Nobody is reviewing this appeal' };
      },
    });

    app.route({
      ...appealEndpoints.retry,
      handler: async (request) => {
        requireAppeal(await reviews.retry(keyOf(request.params), reviewerOf(request)));
        return { message: 'Trying again' };
      },
    });
  };
}

function reviewerOf(request: FastifyRequest): Reviewer {
  const { userId, username } = callerOf(request);
  return { id: userId, username };
}

function requireAppeal<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new AppError('notFound', 'No such appeal');
  return thing;
}

/** The same refusal for the site: an issue code to translate, with an English message. */
function refusedReview(refusal: VerdictRefusal | HoldRefusal, appeal: Appeal): AppError {
  const by = appeal.decidedByName ?? appeal.heldByName;
  const issues = [makeIssue('', `review_${refusal}`, { by: by ?? '' })];
  if (refusal === 'ownBan') return new AppError('forbidden', MESSAGES.ownBan, { issues });
  return new AppError('conflict', MESSAGES[refusal], { issues });
}

const MESSAGES = {
  decided: 'This appeal has already been decided',
  banOver: 'The ban has ended already',
  ownBan: 'You banned this person, so someone else has to decide',
  heldByOther: 'Someone else is reviewing it',
} satisfies Record<VerdictRefusal | HoldRefusal, string>;
