import { type Act, defineAct } from '../../../../bot/define-act.ts';
import type { CaseActParts } from './case-act-parts.ts';
import { notificationDue } from './case-acts.ts';
import type { CaseWaiters } from './case-waiters.ts';

/** Notifies a member of their warn, which needs nothing else. */
export function notifyOfWarn({ store, notify }: Pick<CaseActParts, 'store' | 'notify'>, waiters: CaseWaiters): Act {
  return defineAct(notificationDue, {
    async perform(ctx, { number }, attempt) {
      const { guildId } = attempt;
      const found = await store.find({ guildId, number });
      if (found === null) return;
      await notify({ ctx, caseRecord: found, attempt });
      waiters.wake(guildId, [number]);
    },
  });
}
