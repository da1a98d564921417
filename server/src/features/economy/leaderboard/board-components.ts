import { holds } from '@perigee/core/base/permissions/permissions';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { boardPageId, readLegacyBoardId } from './board-button.ts';
import { describeBoard } from './describe-board.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { viewBoard } from './view-board.ts';

/** Turns the page of a leaderboard by editing its message. */
export function turnBoardPage(boards: LeaderboardService): Component {
  return defineComponent({
    id: boardPageId,
    command: 'leaderboard',
    mayPress: 'anybody',
    legacy: readLegacyBoardId,
    async run({ bot, guildId, settings, locale, botPermissions, update }, args) {
      const requested = { ...args, page: Math.max(1, args.page) };
      const context = { guildId, publicUrl: bot.site.publicUrl, hasLevels: settings.levels.enabled };
      const found = await viewBoard(boards, context, requested);
      // The board may have become shorter since the button was created.
      const last = Math.max(1, found.pageCount);
      const view = found.page > last ? await viewBoard(boards, context, { ...requested, page: last }) : found;
      const writing = { locale, moneySymbol: settings.economy.moneySymbol };
      await update(describeBoard(view, writing, holds(botPermissions, 'EmbedLinks')));
    },
  });
}
