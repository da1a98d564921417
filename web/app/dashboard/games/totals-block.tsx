import type { OwnTotal } from '@perigee/core/games/own-games';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { m } from '#texts';
import { displayNameMessage } from '../../lib/preferences/display-name-message.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Block } from './block.tsx';
import { Result } from './result.tsx';
import styles from './own-games.module.css';

interface TotalsBlockProps {
  totals: readonly OwnTotal[];
  moneySymbol: string;
}

/** The totals of each game, and of all games. */
export function TotalsBlock({ totals, moneySymbol }: TotalsBlockProps) {
  const text = useText();
  const { locale } = usePreferences();
  const sum = (of: (total: OwnTotal) => number) => totals.reduce((all, total) => all + of(total), 0);

  if (totals.length === 0) return null;
  return (
    <Block title={text(m.own_games_totals)} text={text(m.own_games_totals_text)}>
      <ul className={styles['rows']}>
        {totals.map(({ game, rounds, won, staked, paid }) => (
          <li key={game}>
            <div>
              <h3>{text(displayNameMessage(GAME_TITLES[game]))}</h3>
              <p className={styles['dim']}>
                {text(game === 'jackpot' ? m.own_games_total_tickets : m.own_games_total_rounds, {
                  count: rounds,
                  shown: rounds.toLocaleString(locale),
                })}
                {' · '}
                {text(m.own_games_won, { count: won.toLocaleString(locale) })}
              </p>
            </div>
            <Result staked={staked} paid={paid} moneySymbol={moneySymbol} />
          </li>
        ))}
        {totals.length > 1 && (
          <li className={styles['sum']}>
            <h3>{text(m.own_games_sum)}</h3>
            <Result staked={sum(({ staked }) => staked)} paid={sum(({ paid }) => paid)} moneySymbol={moneySymbol} />
          </li>
        )}
      </ul>
    </Block>
  );
}
