import type { AppealConfig } from '../../config/config.ts';
import type { BotFeature } from '../../bot/feature.ts';
import { banRemoved } from './ban-removed.listener.ts';
import type { Appeals } from './open-appeals.ts';
import { reviewComponents } from './review-components.ts';
import { resumeAppeals } from './resume-appeals.listener.ts';
import { createSettleAppeal } from './settle-appeal.ts';
import { settleAppealTask } from './settle-appeal.task.ts';

/** What the bot does about ban appeals; nothing where no support community is configured. */
export function appealFeature(
  { appealStore, appealEffects, reviews }: Appeals,
  config: AppealConfig | null,
): BotFeature {
  if (config === null) return {};
  const settle = createSettleAppeal(appealStore, appealEffects);
  return {
    listeners: [banRemoved(appealEffects, config.guildId), resumeAppeals(appealStore, settle, config.guildId)],
    components: reviewComponents(reviews, appealEffects),
    timers: [settleAppealTask(appealStore, settle)],
  };
}
