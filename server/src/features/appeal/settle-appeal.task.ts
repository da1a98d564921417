import type { TimerTask } from '../../bot/feature.ts';
import type { AppealStore } from './appeal-store.ts';
import { APPEAL_TIMER } from './record-event.ts';
import type { SettleAppeal } from './settle-appeal.ts';

/** Does on the platform what follows from an event of an appeal, until it is done. */
export function settleAppealTask(appeals: AppealStore, settle: SettleAppeal): TimerTask {
  return {
    timer: APPEAL_TIMER,
    async ring(ctx, { guildId, id }) {
      const appeal = await appeals.findByEvent(guildId, id);
      if (appeal !== null) await settle(ctx, appeal);
    },
  };
}
