import { type Act, defineAct } from '../../bot/define-act.ts';
import type { CaseActParts } from './case-act-parts.ts';
import { tellDue } from './case-acts.ts';
import type { CaseNews } from './case-news.ts';

/** Notifies a member of their warn, which needs nothing else. */
export function tellWarn({ store, tell }: Pick<CaseActParts, 'store' | 'tell'>, news: CaseNews): Act {
  return defineAct(tellDue, {
    async perform(ctx, { number }, attempt) {
      const { guildId } = attempt;
      const found = await store.find({ guildId, number });
      if (found === null) return;
      await tell({ ctx, caseRecord: found, attempt });
      news.wake(guildId, [number]);
    },
  });
}
