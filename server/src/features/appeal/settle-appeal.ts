import type { BotContext } from '../../bot/bot-context.ts';
import { announceLift } from './announce-lift.ts';
import type { AppealKey } from './appeal.ts';
import type { AppealStore } from './appeal-store.ts';
import type { EffectStore } from './effect-store.ts';
import { liftBan } from './lift-ban.ts';
import { postReview, showReview } from './post-review.ts';

/** Brings the platform in line with an appeal. Throws what kept it from doing so, to be called again later. */
export type SettleAppeal = (ctx: BotContext, key: AppealKey) => Promise<void>;

/**
 * Each step looks at what is there before it does anything, so that it may be repeated at any point. Calls for one
 * appeal come one after the other in a process; between processes the steps bear each other.
 */
export function createSettleAppeal(appeals: AppealStore, effects: EffectStore): SettleAppeal {
  const running = new Map<string, Promise<void>>();

  const settle: SettleAppeal = async (ctx, key) => {
    const failures: unknown[] = [];
    for (const step of [liftBan, announceLift, postReview, showReview]) {
      const appeal = await appeals.find(key);
      if (appeal === null) return;
      // One step that fails must not keep the others from what they can do.
      await step({ ctx, appeals, effects }, appeal).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };

  return (ctx, key) => {
    const before = running.get(key.id) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(() => settle(ctx, key));
    running.set(key.id, mine);
    const forget = () => {
      if (running.get(key.id) === mine) running.delete(key.id);
    };
    mine.then(forget, forget);
    return mine;
  };
}
