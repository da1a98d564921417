import type { PublicBoard } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './leader-value.module.css';

/** Amounts longer than this many characters may wrap in narrow places. */
const LONG = 11;

interface LeaderValueProps {
  value: number;
  /** The level for the experience, shown beside it; null for none. */
  level?: number | null;
  /** The ranked value and period; for a week or a month it is the change, and has a sign. */
  ranking: Pick<PublicBoard, 'sort' | 'period' | 'moneySymbol'>;
}

/** A formatted amount of money or experience. */
export function LeaderValue({ value, level = null, ranking: { sort, period, moneySymbol } }: LeaderValueProps) {
  const text = useText();
  const { locale } = usePreferences();
  const shownValue = value.toLocaleString(locale, { signDisplay: period === 'all' ? 'auto' : 'exceptZero' });

  return (
    <span className={styles['value']} data-sort={sort} data-long={shownValue.length > LONG}>
      {shownValue} {sort === 'balance' && <EmojiSymbol value={moneySymbol} />}
      {sort === 'xp' && <small>{text(m.board_xp_unit)}</small>}
      {sort === 'xp' && level !== null && (
        <small className={styles['level']}>{text(m.board_level_short, { level: level.toLocaleString(locale) })}</small>
      )}
    </span>
  );
}
