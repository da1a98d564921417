import { kindName } from '@perigee/core/economy/balances/kind-names';
import type { Movement } from '@perigee/core/economy/statements/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../../../components/button/button.tsx';
import { EmojiSymbol } from '../pickers/emoji-symbol.tsx';
import { personName } from './person-name.ts';
import styles from './statement.module.css';

interface MovementRowProps {
  movement: Movement;
  moneySymbol: string;
  onReverse: () => void;
}

/** One movement: its kind, subject, time, counterpart and reason; the amount, and the balance after it. */
export function MovementRow({ movement, moneySymbol, onReverse }: MovementRowProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { kind, subject, at, peer, reason, reversal, isReversible } = movement;
  const { dayAndTime } = useMoments();
  const kindText = kindName(kind)[locale];

  return (
    <li className={styles['entry']} data-reversed={reversal !== null}>
      <div className={styles['words']}>
        <p className={styles['kind']}>
          {kindText}
          {subject !== null && (
            <>
              {' · '}
              <bdi>{subject}</bdi>
            </>
          )}
        </p>
        {peer !== null && (
          <p className={styles['peer']}>
            <Avatar user={peer} name={personName(peer)} size={20} />
            <bdi>{personName(peer)}</bdi>
          </p>
        )}
        <p className={styles['dim']}>
          <time dateTime={at}>{dayAndTime(at)}</time>
          <By movement={movement} />
        </p>
        {reason !== null && (
          <p className={styles['reason']} dir="auto">
            {reason}
          </p>
        )}
        <Links movement={movement} />
      </div>
      <div className={styles['amounts']}>
        <Amounts movement={movement} moneySymbol={moneySymbol} />
        {isReversible && (
          <Button
            size="small"
            aria-label={text(m.statement_reverse_label, { kind: kindText, date: dayAndTime(at) })}
            onClick={onReverse}
          >
            {text(m.statement_reverse)}
          </Button>
        )}
      </div>
    </li>
  );
}

function By({ movement: { by } }: Pick<MovementRowProps, 'movement'>) {
  const text = useText();
  if (by === null) return null;
  return (
    <>
      {' · '}
      <bdi>{text(m.statement_by, { name: `@${by.username}` })}</bdi>
    </>
  );
}

/** The movement that reversed this one, or that this one reverses. */
function Links({ movement: { reversal, reverses } }: Pick<MovementRowProps, 'movement'>) {
  const text = useText();
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();

  return (
    <>
      {reversal !== null && (
        <p className={styles['note']}>{text(m.statement_reversed, { date: dayAndTime(reversal.at) })}</p>
      )}
      {reverses !== null && (
        <p className={styles['note']}>
          {text(m.statement_reverses, { kind: kindName(reverses.kind)[locale], date: dayAndTime(reverses.at) })}
        </p>
      )}
    </>
  );
}

function Amounts({ movement, moneySymbol }: Pick<MovementRowProps, 'movement' | 'moneySymbol'>) {
  const text = useText();
  const { locale } = usePreferences();
  const { balance, xp, balanceAfter, xpAfter, commission } = movement;
  const formatSigned = (value: number) => value.toLocaleString(locale, { signDisplay: 'exceptZero' });

  return (
    <>
      {(balance !== 0 || xp === 0) && (
        <p data-sign={Math.sign(balance)}>
          {formatSigned(balance)} <EmojiSymbol value={moneySymbol} />
        </p>
      )}
      {xp !== 0 && (
        <p data-sign={Math.sign(xp)}>
          {formatSigned(xp)} <small>{text(m.board_xp_unit)}</small>
        </p>
      )}
      <p className={styles['dim']}>
        {text(m.ledger_after, { balance: balanceAfter.toLocaleString(locale), xp: xpAfter.toLocaleString(locale) })}
      </p>
      {commission > 0 && (
        <p className={styles['dim']}>{text(m.statement_commission, { amount: commission.toLocaleString(locale) })}</p>
      )}
    </>
  );
}
