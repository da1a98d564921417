import type { OwnJackpot } from '@perigee/core/games/own-games';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Block } from './block.tsx';
import { Result } from './result.tsx';
import styles from './own-games.module.css';

interface JackpotsBlockProps {
  jackpots: readonly OwnJackpot[];
  moneySymbol: string;
}

/** Draws of the jackpot that the person has tickets in. */
export function JackpotsBlock({ jackpots, moneySymbol }: JackpotsBlockProps) {
  const text = useText();
  const { locale } = usePreferences();
  const moments = useMoments();

  if (jackpots.length === 0) return null;
  return (
    <Block title={text(m.own_games_jackpot)}>
      <ul className={styles['rows']}>
        {jackpots.map(({ id, tickets, staked, paid, drawsAt }) => (
          <li key={id}>
            <div>
              <h3>{text(m.own_games_total_tickets, { count: tickets, shown: tickets.toLocaleString(locale) })}</h3>
              <p className={styles['dim']}>{text(m.own_games_draws, { when: moments.dayAndTime(drawsAt) })}</p>
            </div>
            <Result staked={staked} paid={paid} moneySymbol={moneySymbol} />
            {paid !== null && (
              <LinkButton size="small" to={`/fair/${id}`}>
                {text(m.own_games_proof)}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
