import { LEADERBOARD_PAGE } from '@perigee/core/economy/leaderboard/schema';
import { progressOf } from '@perigee/core/rewards/levels/curve';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { escapeText, unmarkedText, type EscapedText, type PlainText } from '../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { drawPng } from '../../../cards/draw-png.ts';
import { fetchAvatar } from '../../../cards/fetch-avatar.ts';
import { isDrawable } from '../../../cards/typeface.ts';
import type { GuildDirectory } from '../../community/index.ts';
import { USER_OPTION } from '../../../bot/commands/find-user.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { findRanked, type RankedMember } from './find-ranked.ts';
import { rankCard } from './rank-card.ts';
import { displayNameOf, safeDisplayName } from './display-name.ts';

/** Draws a member's rank. */
export function rankCommand(boards: LeaderboardService, directory: Pick<GuildDirectory, 'get'>): CommandDefinition {
  return defineCommand({
    name: 'rank',
    category: 'economy',
    takesRemarks: true,
    config: {
      en: { name: 'rank', description: 'Shows a card with rank, balance and experience', aliases: ['level'] },
      ru: { name: 'ранг', description: 'Показывает карточку: место, баланс и опыт', aliases: ['место', 'уровень'] },
    },
    options: [USER_OPTION],
    async run(ctx) {
      const { bot, guildId, settings, locale, botPermissions, reply } = ctx;
      const ranked = await findRanked(ctx, boards);
      if (ranked === null) return;
      const { user, status } = ranked;
      const canAttach = holds(botPermissions, 'AttachFiles');
      const [{ name: guildName }, ahead, avatar] = await Promise.all([
        directory.get(guildId),
        canAttach ? findAhead(boards, guildId, ranked) : null,
        canAttach ? fetchAvatar(bot.site.cdnUrl, user) : null,
      ]);

      const { number, balance, xp } = status;
      const { enabled, steepness } = settings.levels;
      const level = enabled ? progressOf(xp, steepness) : null;
      const describe = (name: EscapedText | PlainText, guild: EscapedText | PlainText) => {
        const shown = new Intl.NumberFormat(locale);
        const figures = { number: shown.format(number), balance: shown.format(balance), xp: shown.format(xp) };
        if (level === null) return m.rank_described({ name, guild, ...figures }, { locale });
        return m.rank_described_level({ name, guild, level: shown.format(level.level), ...figures }, { locale });
      };
      if (!canAttach) {
        await reply({ content: describe(safeDisplayName(user), escapeText(guildName)) });
        return;
      }
      const description = describe(unmarkedText(displayNameOf(user)), unmarkedText(guildName));
      const name = isDrawable(displayNameOf(user), 'heading') ? displayNameOf(user) : user.username;
      const data = await drawPng(
        rankCard({ locale, guildName, userId: user.id, name, avatar, number, balance, xp, level, ahead }),
      );
      await reply({ files: [{ name: 'rank.png', contentType: 'image/png', data, description }] });
    },
  });
}

/** The member one place ahead; null for the first, and where the list changed in the meantime. */
async function findAhead(boards: LeaderboardService, guildId: string, { status: { number } }: RankedMember) {
  if (number === 1) return null;
  const page = Math.ceil((number - 1) / LEADERBOARD_PAGE);
  const { leaders } = await boards.page({ guildId, sort: 'balance', period: 'all', page });
  return leaders.find((leader) => leader.number === number - 1) ?? null;
}
