import type { AppealConfig } from '../../config/config.ts';
import type { Feature } from '../feature.ts';
import { banRemoved } from './ban-removed.listener.ts';
import type { Appeals } from './open-appeals.ts';
import { pressReview } from './press-review.listener.ts';
import { resumeAppeals } from './resume-appeals.listener.ts';
import { appealRoutes } from './routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { createSettleAppeal } from './settle-appeal.ts';
import { settleAppealTask } from './settle-appeal.task.ts';

/** Ban appeals, from the questions on the site to the verdict. Without a support community only their absence is told. */
export function appealFeature(services: Appeals, config: AppealConfig | null): Feature[] {
  const { appealStore, appealEffects, reviews } = services;
  const routes: Feature[] = [{ routes: appealRoutes(services) }, { routes: reviewRoutes(services, config) }];
  if (config === null) return routes;
  const settle = createSettleAppeal(appealStore, appealEffects);
  return [
    ...routes,
    {
      listeners: [
        pressReview(reviews, appealEffects),
        banRemoved(appealEffects, config.guildId),
        resumeAppeals(appealStore, settle, config.guildId),
      ],
      timers: [settleAppealTask(appealStore, settle)],
    },
  ];
}
