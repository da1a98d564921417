import { GAME_NAMES } from '@perigee/core/games/names';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { defineOption } from '../../../../bot/define-command.ts';
import { describeOdds } from '../describing/describe-odds.ts';

const choicesIn = (locale: 'en' | 'ru') => GAME_NAMES.map((game) => ({ name: GAME_TITLES[game][locale], value: game }));

export const GAME_OPTION = defineOption({
  key: 'game',
  type: 'string',
  required: false,
  config: {
    en: { name: 'game', description: 'A game (default: all)', choices: choicesIn('en') },
    ru: { name: 'игра', description: 'Одна из игр (по умолчанию все)', choices: choicesIn('ru') },
  },
});

/** Shows the odds of the games a guild plays, or of one game. */
export async function showOdds({
  options: { game: requested },
  settings,
  locale,
  reply,
}: CommandContextOf<readonly [typeof GAME_OPTION]>): Promise<void> {
  const shown = GAME_NAMES.filter((game) =>
    requested === undefined ? settings.games.played[game] : game === requested,
  );
  const fields = shown.map((game) => ({
    name: GAME_TITLES[game][locale],
    value: describeOdds(game, settings.economy.commission, locale).join('\n'),
  }));
  const description = m.games_odds_hint({}, { locale });
  await reply({ embeds: [{ color: ACCENT_COLOR, title: m.games_title({}, { locale }), description, fields }] });
}
