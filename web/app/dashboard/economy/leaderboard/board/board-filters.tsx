import { Select } from '@mantine/core';
import { PERIODS, type BoardPeriod, SORTS, type Sort } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { SORT_TEXTS } from './sort-texts.ts';
import { useBoardView } from '../use-board-view.ts';
import styles from '../leaderboard.module.css';

const PERIOD_TEXTS: Record<BoardPeriod, PlainMessage> = {
  all: m.board_period_all,
  month: m.board_period_month,
  week: m.board_period_week,
};

/** What members are ranked by, and over which period. */
export function BoardFilters({ hasLevels }: { hasLevels: boolean }) {
  const text = useText();
  const { view, show } = useBoardView();

  return (
    <div className={styles['filters']}>
      <Select<Sort>
        label={text(m.board_sort)}
        data={SORTS.filter((sort) => hasLevels || sort !== 'level').map((sort) => ({
          value: sort,
          label: text(SORT_TEXTS[sort]),
        }))}
        value={view.sort}
        onChange={(sort) => sort !== null && show({ sort, page: 1 })}
      />
      <Select<BoardPeriod>
        label={text(m.board_period)}
        data={PERIODS.map((period) => ({ value: period, label: text(PERIOD_TEXTS[period]) }))}
        value={view.sort === 'level' ? 'all' : view.period}
        // Levels exist only for all time.
        disabled={view.sort === 'level'}
        onChange={(period) => period !== null && show({ period, page: 1 })}
      />
    </div>
  );
}
