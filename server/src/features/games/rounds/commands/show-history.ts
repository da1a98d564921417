import { hyperlink, time, TimestampStyles } from '@discordjs/formatters';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { moneyWritingOf, writeMoney } from '../../../economy/index.ts';
import type { GameDeps } from '../game-deps.ts';
import { listPast, type PastRound } from '../stores/history-store.ts';

const SHOWN = 10;

/** Shows a member their last rounds. */
export async function showHistory({ db }: Pick<GameDeps, 'db'>, ctx: CommandContext): Promise<void> {
  const { bot, guildId, user, locale, reply } = ctx;
  const { publicUrl } = bot.site;
  const writing = moneyWritingOf(ctx);
  const rounds = await listPast(db, guildId, user.id, SHOWN);
  const line = ({ id, game, startedAt, staked, paid }: PastRound): string => {
    const title = GAME_TITLES[game][locale];
    return m.games_history_line(
      {
        moment: time(startedAt, TimestampStyles.RelativeTime),
        game: paid === null ? title : hyperlink(title, `${publicUrl}/fair/${id}`),
        stake: writeMoney(staked, writing),
        paid: paid === null ? m.games_history_open({}, { locale }) : writeMoney(paid, writing),
      },
      { locale },
    );
  };
  const all = hyperlink(m.games_history_all({}, { locale }), `${publicUrl}/@me/games/${guildId}`);
  const description =
    rounds.length === 0 ? m.games_history_none({}, { locale }) : [...rounds.map(line), '', all].join('\n');
  await reply({ embeds: [{ color: ACCENT_COLOR, title: m.games_history_title({}, { locale }), description }] });
}
