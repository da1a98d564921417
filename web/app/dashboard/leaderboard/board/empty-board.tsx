import type { BoardPeriod } from '@perigee/core/leaderboard/schema';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './table.module.css';

/** What stands where nobody has anything: of a week or a month it is likely, of all time it is a beginning. */
export function EmptyBoard({ period }: { period: BoardPeriod }) {
  const text = useText();

  return (
    <div className={styles['empty']} role="status">
      <span className={styles['emptyIcon']}>
        <Icon name="trophy" size={32} />
      </span>
      <p className={styles['emptyTitle']}>{text(m.board_empty)}</p>
      <p>{text(period === 'all' ? m.board_empty_text : m.board_empty_period)}</p>
    </div>
  );
}
