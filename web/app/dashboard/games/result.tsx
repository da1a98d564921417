import { m } from '#texts';
import { EmojiSymbol } from '../components/pickers/emoji-symbol.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './own-games.module.css';

interface ResultProps {
  staked: number;
  /** Null while the round is open. */
  paid: number | null;
  moneySymbol: string;
}

/** What a member won or lost: the payout minus the stake. */
export function Result({ staked, paid, moneySymbol }: ResultProps) {
  const text = useText();
  const { locale } = usePreferences();
  const write = (amount: number) => amount.toLocaleString(locale);

  if (paid === null) {
    return (
      <p className={styles['result']}>
        <small>{text(m.own_games_staked, { staked: write(staked) })}</small>
      </p>
    );
  }
  const gain = paid - staked;
  return (
    <p className={styles['result']}>
      <strong data-gain={Math.sign(gain)}>
        {gain.toLocaleString(locale, { signDisplay: 'exceptZero' })} <EmojiSymbol value={moneySymbol} />
      </strong>
      <small>
        <span aria-hidden="true">{text(m.own_games_money, { staked: write(staked), paid: write(paid) })}</span>
        <span className={styles['unseen']}>
          {text(m.own_games_money_label, { staked: write(staked), paid: write(paid) })}
        </span>
      </small>
    </p>
  );
}
