import type { LedgerEntry } from '@perigee/core/leaderboard/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { LEDGER_KINDS } from './ledger-kinds.ts';
import styles from './ledger.module.css';

interface LedgerRowProps {
  entry: LedgerEntry;
  moneySymbol: string;
}

/** One change: what it was, when, by whom and why; what it brought or cost, and what was there after it. */
export function LedgerRow({ entry, moneySymbol }: LedgerRowProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { kind, at, by, reason, balance, xp, balanceAfter, xpAfter } = entry;
  const known = LEDGER_KINDS.get(kind);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const signed = (value: number) => value.toLocaleString(locale, { signDisplay: 'exceptZero' });

  return (
    <li className={styles['entry']}>
      <div className={styles['words']}>
        <p className={styles['kind']}>{known === undefined ? kind : text(known)}</p>
        <p className={styles['dim']}>
          <time dateTime={at}>{moment}</time>
          {by !== null && ` · ${by.username === null ? text(m.history_gone, { id: by.id }) : `@${by.username}`}`}
        </p>
        {reason !== null && <p className={styles['reason']}>{reason}</p>}
      </div>
      <div className={styles['amounts']}>
        {(balance !== 0 || xp === 0) && (
          <p data-sign={Math.sign(balance)}>
            {signed(balance)} <EmojiSymbol value={moneySymbol} />
          </p>
        )}
        {xp !== 0 && (
          <p data-sign={Math.sign(xp)}>
            {signed(xp)} <small>{text(m.board_xp_unit)}</small>
          </p>
        )}
        <p className={styles['dim']}>
          {text(m.ledger_after, { balance: balanceAfter.toLocaleString(locale), xp: xpAfter.toLocaleString(locale) })}
        </p>
      </div>
    </li>
  );
}
