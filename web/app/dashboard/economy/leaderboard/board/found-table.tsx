import type { PublicBoard } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { errorText } from '../../../../lib/api/error-text.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { LeaderTable } from './leader-table.tsx';
import { useBoardSearch } from '../use-board.ts';
import { useBoardView } from '../use-board-view.ts';
import styles from './table.module.css';

interface FoundTableProps {
  guildId: string;
  board: PublicBoard;
  isMemberView: boolean;
  ownId?: string;
  searched: string;
}

/** The members whose name begins with the search text, with their ranks. */
export function FoundTable({ board, searched, ...row }: FoundTableProps) {
  const text = useText();
  const { view } = useBoardView();
  const found = useBoardSearch(row.guildId, searched, view);

  return (
    <div className={styles['wrap']} aria-busy={found.isFetching}>
      <span className={styles['loading']} data-on={found.isFetching} aria-hidden="true" />
      <p role="status" className={styles['found']}>
        {found.isPending && text(m.board_loading)}
        {found.isError && errorText(text, found.error)}
        {found.isSuccess && text(m.board_found, { count: found.data.leaders.length })}
      </p>
      {found.isPending && <Skeleton height={64} />}
      {found.isSuccess && found.data.leaders.length > 0 && (
        <LeaderTable
          caption={text(m.board_search)}
          leaders={found.data.leaders}
          {...row}
          ranking={{ ...found.data, moneySymbol: board.moneySymbol }}
        />
      )}
    </div>
  );
}
