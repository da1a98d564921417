import type { AppealConfig } from '../../../config/config.ts';
import type { BotFeature } from '../../../bot/feature.ts';
import { announceLift } from './announce-lift.job.ts';
import { banRemoved } from './ban-removed.listener.ts';
import { liftBan } from './lift-ban.job.ts';
import type { Appeals } from './open-appeals.ts';
import { postReview } from './review/post-review.job.ts';
import { reviewComponents } from './review/review-components.ts';
import { showReview } from './review/show-review.job.ts';

/** What the bot does about ban appeals; nothing if no support community is configured. */
export function mountAppealOnBot(
  { appealStore, appealEffects, reviews }: Appeals,
  config: AppealConfig | null,
): BotFeature {
  if (config === null) return {};
  return {
    listeners: [banRemoved(appealEffects, config.guildId)],
    components: reviewComponents(reviews, appealEffects),
    jobs: [liftBan, announceLift, postReview, showReview].map((define) => define(appealStore, appealEffects)),
  };
}
