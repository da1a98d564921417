import type { GameName } from '@perigee/core/games/names';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { publishedOdds } from '@perigee/core/games/published-odds';
import { m } from '#texts';
import { displayNameMessage } from '../../lib/preferences/display-name-message.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import figures from '../figure-table/figure-table.module.css';
import styles from './game-odds.module.css';
import { useShares } from './use-shares.ts';

interface OddsTableProps {
  game: GameName;
  /** The commission on transfers between members, in percent. */
  commission: number;
}

/** How often each way to play a game wins, and the return for each unit staked. */
export function OddsTable({ game, commission }: OddsTableProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { share } = useShares();

  return (
    <table
      className={`${figures['table']} ${styles['table']}`}
      aria-label={text(m.odds_table, { game: text(displayNameMessage(GAME_TITLES[game])) })}
    >
      <thead>
        <tr>
          <th scope="col">{text(m.odds_way)}</th>
          <th scope="col">{text(m.odds_chance)}</th>
          <th scope="col">{text(m.odds_returned)}</th>
        </tr>
      </thead>
      <tbody>
        {publishedOdds(game, commission).map(({ strategy, name, chance, returned, isUnequal }) => (
          <tr key={strategy}>
            <th scope="row">{name[locale]}</th>
            <td>{share(chance)}</td>
            <td data-favours={returned > 1 && !isUnequal}>{share(returned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
