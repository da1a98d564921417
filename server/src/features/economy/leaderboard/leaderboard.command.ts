import { holds } from '@perigee/core/base/permissions/permissions';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { BOARD_OPTIONS, readBoardOptions } from './board-options.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { describeBoard } from './describe-board.ts';
import { viewBoard } from './view-board.ts';

/** Shows the top members, ten at a time, with buttons to turn the page. */
export function leaderboardCommand(boards: LeaderboardService): CommandDefinition {
  return defineCommand({
    name: 'leaderboard',
    category: 'economy',
    takesRemarks: true,
    config: {
      en: { name: 'leaderboard', description: 'Shows the leaderboard, ten members per page', aliases: ['top', 'lb'] },
      ru: {
        name: 'лидеры',
        description: 'Показывает таблицу лидеров, по десять на странице',
        aliases: ['топ', 'таблица'],
      },
    },
    options: BOARD_OPTIONS,
    async run(ctx) {
      const { bot, guildId, user, settings, locale, options, botPermissions, reply } = ctx;
      const requested = { ...readBoardOptions(options), askerId: user.id };
      const context = { guildId, publicUrl: bot.site.publicUrl, hasLevels: settings.levels.enabled };
      const page = Math.min(requested.page, PAGE_MAX);
      const found = await viewBoard(boards, context, { ...requested, page });
      const last = Math.max(1, found.pageCount);
      const view = page > last ? await viewBoard(boards, context, { ...requested, page: last }) : found;
      const writing = { locale, moneySymbol: settings.economy.moneySymbol };
      await reply(describeBoard(view, writing, holds(botPermissions, 'EmbedLinks')));
    },
  });
}

/** The largest page number its address accepts (core, `boardQuery`). */
const PAGE_MAX = 999_999_999;
