import { PERIODS, type BoardPeriod, SORTS, type Sort } from '@perigee/core/leaderboard/schema';

/** Which part of a leaderboard is looked at. */
export interface BoardView {
  /** From 1. */
  page: number;
  sort: Sort;
  period: BoardPeriod;
}

/** Reads the view out of a page's address; whatever makes no sense there is as if it were not. */
export function readBoardView(query: URLSearchParams): BoardView {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'balance',
    period: PERIODS.find((period) => period === query.get('period')) ?? 'all',
  };
}

/** The query of the address that shows this view, with its question mark; what goes without saying is left out. */
export function writeBoardView({ page, sort, period }: BoardView): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== 'balance' && { sort }),
    ...(period !== 'all' && { period }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
