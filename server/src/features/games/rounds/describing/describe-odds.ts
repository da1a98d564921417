import type { GameName } from '@perigee/core/games/names';
import { publishedOdds } from '@perigee/core/games/published-odds';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { unmarkedText } from '../../../../texts/people-text.ts';

/** The chance to win of each way to play a game, and what it returns. @param commission of the guild, in percent. */
export function describeOdds(game: GameName, commission: number, locale: Locale): string[] {
  const write = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 2 : 1 }).format(share);
  const lines = publishedOdds(game, commission).map(({ name, chance, returned }) =>
    m.games_returns({ name: unmarkedText(name[locale]), chance: write(chance), returned: write(returned) }, { locale }),
  );
  return game === 'crash' ? [...lines, m.games_crash_hint({}, { locale })] : lines;
}
