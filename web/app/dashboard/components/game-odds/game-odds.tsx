import type { GameName } from '@perigee/core/games/names';
import { publishedOdds } from '@perigee/core/games/published-odds';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from '../../../components/game-odds/game-odds.module.css';
import { OddsTable } from '../../../components/game-odds/odds-table.tsx';
import { useShares } from '../../../components/game-odds/use-shares.ts';

interface GameOddsProps {
  game: GameName;
  /** The commission on transfers between members, in percent. */
  commission: number;
}

/** A game's odds in one line, which unfolds to the odds of each way to play it. */
export function GameOdds({ game, commission }: GameOddsProps) {
  const text = useText();
  const { span } = useShares();
  const odds = publishedOdds(game, commission).filter(({ isUnequal }) => !isUnequal);

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
