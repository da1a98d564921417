import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import { describeError } from '../../bot/report-error.ts';
import type { AppealStore } from './appeal-store.ts';
import type { SettleAppeal } from './settle-appeal.ts';

/**
 * Goes on at once with what a process that was killed left undone; its timers would be found again only minutes later.
 */
export function resumeAppeals(appeals: AppealStore, settle: SettleAppeal, supportGuildId: string): Listener {
  const resume = async (ctx: BotContext) => {
    for (const appeal of await appeals.unsettled(supportGuildId)) {
      await settle(ctx, appeal).catch((error: unknown) => {
        ctx.log.warn(
          { appealId: appeal.id, ...describeError(error) },
          'an appeal could not be settled, its timer will',
        );
      });
    }
  };
  return defineListener(GatewayDispatchEvents.GuildCreate, (ctx, { id }) =>
    id === supportGuildId ? resume(ctx) : undefined,
  );
}
