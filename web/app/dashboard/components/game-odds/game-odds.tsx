import type { GameName } from '@perigee/core/games/names';
import { toldOdds } from '@perigee/core/games/told-odds';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from '../../../components/game-odds/game-odds.module.css';
import { OddsTable } from '../../../components/game-odds/odds-table.tsx';
import { useShares } from '../../../components/game-odds/use-shares.ts';

interface GameOddsProps {
  game: GameName;
  /** Of transfers between members, in percent. */
  commission: number;
}

/** The odds of a game in a line, that opens to those of each way to play it. */
export function GameOdds({ game, commission }: GameOddsProps) {
  const text = useText();
  const { span } = useShares();
  const odds = toldOdds(game, commission).filter(({ isUnequal }) => !isUnequal);

  return (
    <details className={styles['odds']}>
      <summary>
        <span>
          {text(m.odds_summary, {
            chance: span(odds.map(({ chance }) => chance)),
            returned: span(odds.map(({ returned }) => returned)),
          })}
        </span>
        <Icon name="chevron" size={16} />
      </summary>
      <OddsTable game={game} commission={commission} />
    </details>
  );
}
