import type { PublicBoard } from '@perigee/core/leaderboard/schema';
import { useEffect, useEffectEvent } from 'react';
import { useBoardView } from '../use-board-view.ts';

/** Goes to the last page when the address asks for one behind it. */
export function usePageInRange({ pageCount }: Pick<PublicBoard, 'pageCount'>, isFetching: boolean): void {
  const { view, show } = useBoardView();
  const last = Math.max(1, pageCount);
  const isBeyond = !isFetching && view.page > last;
  const goBack = useEffectEvent(() => show({ page: last }, { replace: true }));

  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond]);
}
