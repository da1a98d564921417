import { LEADERBOARD_PAGE, type PublicBoard, type BoardPeriod } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { LeaderTable } from './leader-table.tsx';
import type { RowSettings } from './leader-row.tsx';
import { useBoardView } from '../use-board-view.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import styles from './table.module.css';

interface BoardTableProps extends Omit<RowSettings, 'ranking'> {
  board: PublicBoard;
  /** New rows are loading. */
  isBusy: boolean;
}

/**
 * The rows of one page. They keep the order loaded last until the next one has arrived
 * (docs/rules/leaderboards.md#board).
 */
export function BoardTable({ board, isBusy, ...row }: BoardTableProps) {
  const text = useText();
  const { view } = useBoardView();

  if (board.leaders.length === 0 && !isBusy) return <EmptyBoard period={view.period} />;
  return (
    <div className={styles['wrap']} data-fixed={board.pageCount > 1} aria-busy={isBusy}>
      <span className={styles['loading']} data-on={isBusy} aria-hidden="true" />
      <span role="status" className="visually-hidden">
        {isBusy && text(m.board_loading)}
      </span>
      <LeaderTable
        caption={text(m.board_title)}
        leaders={board.leaders.slice(0, LEADERBOARD_PAGE)}
        {...row}
        ranking={board}
      />
    </div>
  );
}

/** Shown when nobody has anything: common for a week or a month; for all time, the server has just started. */
function EmptyBoard({ period }: { period: BoardPeriod }) {
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
