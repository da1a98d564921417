import type { BoardPeriod } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import styles from './table.module.css';

/** Shown when nobody has anything: common for a week or a month; for all time, the server has just started. */
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
