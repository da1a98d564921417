import type { APIUser } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContextOf } from '../../../bot/command-context.ts';
import { findUser, type USER_OPTION } from '../../../bot/commands/find-user.ts';
import type { LeaderboardService, BoardStatus } from './leaderboard-service.ts';
import { boardUrl } from './board-url.ts';
import { safeDisplayName } from './display-name.ts';

export interface RankedMember {
  user: APIUser;
  /** By all-time balance. */
  status: BoardStatus & { number: number };
}

/**
 * The member a command asks about, with their rank. Null where there is nothing to show: the person who asked has been
 * told why then. A hidden member's rank is shown to nobody.
 */
export async function findRanked(
  ctx: CommandContextOf<readonly [typeof USER_OPTION]>,
  boards: LeaderboardService,
): Promise<RankedMember | null> {
  const { bot, guildId, locale, refuse } = ctx;
  const user = await findUser(ctx);
  if (user === undefined) {
    await refuse(m.user_unknown({}, { locale }));
    return null;
  }
  const standing = await boards.findStatus(guildId, user.id, 'balance', 'all');
  const { number } = standing;
  if (number !== null && !standing.hidden) return { user, status: { ...standing, number } };

  const isSelf = user.id === ctx.user.id;
  const name = safeDisplayName(user);
  const url = `<${boardUrl(bot.site.publicUrl, guildId)}>`;
  await refuse(
    standing.hidden
      ? isSelf
        ? m.rank_hidden_you({ url }, { locale })
        : m.rank_hidden({ name }, { locale })
      : isSelf
        ? m.rank_none_you({}, { locale })
        : m.rank_none({ name }, { locale }),
  );
  return null;
}
