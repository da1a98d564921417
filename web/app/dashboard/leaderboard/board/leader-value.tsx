import type { PublicBoard } from '@perigee/core/leaderboard/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './table.module.css';

/** From so many characters on, an amount may be broken into lines where there is little room. */
const LONG = 11;

interface LeaderValueProps {
  value: number;
  /** What experience makes, to be told beside it; null where there is nothing to tell. */
  level?: number | null;
  /** Which value it is; of a week or a month it is what came in, and so has its sign. */
  shown: Pick<PublicBoard, 'sort' | 'period' | 'moneySymbol'>;
}

/** An amount of money or experience as people read it. */
export function LeaderValue({ value, level = null, shown: { sort, period, moneySymbol } }: LeaderValueProps) {
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
