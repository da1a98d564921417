import type { PublicBoard } from '@perigee/core/economy/leaderboard/schema';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { m } from '#texts';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardHead } from './board-head.tsx';
import { BoardPages } from '../paging/board-pages.tsx';
import { BoardTable } from './board-table.tsx';
import { FoundTable } from './found-table.tsx';
import { ShareCard } from '../tools/share-card.tsx';
import { useBoardView } from '../use-board-view.ts';
import styles from '../leaderboard.module.css';

interface BoardFrameProps {
  guildId: string;
  board: PublicBoard & { isPublic: boolean };
  isFetching: boolean;
  /** The person whose row is highlighted. */
  ownId?: string;
  /** Whether names link to their pages. */
  isMemberView?: boolean;
  /** The person's own row is loading and should be scrolled to. */
  isJumping?: boolean;
  onJumped?: () => void;
  /** The text members are searched by; empty shows the board. */
  searched?: string;
  actions?: ReactNode;
  search?: ReactNode;
  /** Cards beside the board. */
  aside?: ReactNode;
}

/** The part of a leaderboard that everybody sees, with slots for what only some may see. */
export function BoardFrame(props: BoardFrameProps) {
  const { guildId, board, isFetching, ownId, isMemberView = false, searched = '', actions, search, aside } = props;
  const { isJumping = false, onJumped } = props;
  const text = useText();
  usePageInRange(board, isFetching);
  const rows = { guildId, board, isMemberView, ...(ownId !== undefined && { ownId }) };

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: `${text(m.board_title)} · ${board.guildName}` })} />
      <BoardHead guildId={guildId} board={board} actions={actions} />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <div className={styles['tools']}>
            {search}
            <BoardFilters hasLevels={board.hasLevels} />
          </div>
          {searched === '' ? (
            <>
              <BoardTable
                {...rows}
                isBusy={isFetching}
                isJumping={isJumping}
                {...(onJumped !== undefined && { onJumped })}
              />
              <BoardPages pageCount={board.pageCount} />
            </>
          ) : (
            <FoundTable {...rows} searched={searched} />
          )}
        </div>
        <aside className={styles['aside']} aria-label={text(m.board_aside)}>
          {aside}
          {board.isPublic && <ShareCard guildId={guildId} guildName={board.guildName} />}
        </aside>
      </div>
    </div>
  );
}

/** Goes to the last page when the address asks for one beyond it. */
function usePageInRange({ pageCount }: Pick<PublicBoard, 'pageCount'>, isFetching: boolean): void {
  const { view, show } = useBoardView();
  const last = Math.max(1, pageCount);
  const isBeyond = !isFetching && view.page > last;
  const goBack = useEffectEvent(() => show({ page: last }, { replace: true }));

  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
}
