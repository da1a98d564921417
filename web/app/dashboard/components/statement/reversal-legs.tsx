import type { ReversalPreview } from '@perigee/core/economy/statements/schema';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { EmojiSymbol } from '../pickers/emoji-symbol.tsx';
import { personName } from './person-name.ts';
import styles from './statement.module.css';

/** The amount each person gains or loses by the reversal, and their balance after it. */
export function ReversalLegs({ preview, moneySymbol }: { preview: ReversalPreview; moneySymbol: string }) {
  const text = useText();
  const { locale } = usePreferences();
  const { legs, commission } = preview;
  const formatSigned = (value: number) => value.toLocaleString(locale, { signDisplay: 'exceptZero' });

  return (
    <ul className={styles['legs']}>
      {legs.map(({ user, balance, xp, balanceNow }) => (
        <li key={user.id} className={styles['leg']}>
          <span className={styles['peer']}>
            <Avatar user={user} name={personName(user)} size={24} />
            <bdi>{personName(user)}</bdi>
          </span>
          <span className={styles['change']} data-short={balance < 0 && balanceNow + balance < 0}>
            {formatSigned(balance)} <EmojiSymbol value={moneySymbol} />
            {xp !== 0 && ` · ${formatSigned(xp)} ${text(m.board_xp_unit)}`}
            {' · '}
            {text(m.reversal_after, {
              now: balanceNow.toLocaleString(locale),
              next: (balanceNow + balance).toLocaleString(locale),
            })}
          </span>
        </li>
      ))}
      {commission > 0 && (
        <li className={styles['leg']}>
          <span>{text(m.reversal_commission)}</span>
          <span className={styles['change']}>
            {formatSigned(-commission)} <EmojiSymbol value={moneySymbol} />
          </span>
        </li>
      )}
    </ul>
  );
}
