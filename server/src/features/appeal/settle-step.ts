import type { BotContext } from '../../bot/bot-context.ts';
import type { Appeal } from './appeal.ts';
import type { AppealStore } from './appeal-store.ts';
import type { EffectStore } from './effect-store.ts';

/** The dependencies of a step. */
export interface Settling {
  ctx: BotContext;
  appeals: AppealStore;
  effects: EffectStore;
}

export type SettleStep = (settling: Settling, appeal: Appeal) => Promise<void>;
