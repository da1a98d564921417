import { PERIODS, type BoardPeriod, SORTS, type Sort } from '@perigee/core/economy/leaderboard/schema';

/** The part of a leaderboard that is shown. */
export interface BoardView {
  /** Starts at 1. */
  page: number;
  sort: Sort;
  period: BoardPeriod;
}

/** Reads the view from a page's address; invalid parts are ignored. */
export function readBoardView(query: URLSearchParams): BoardView {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'balance',
    period: PERIODS.find((period) => period === query.get('period')) ?? 'all',
  };
}

/** The query string for this view, with its question mark; defaults are left out. */
export function writeBoardView({ page, sort, period }: BoardView): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== 'balance' && { sort }),
    ...(period !== 'all' && { period }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
