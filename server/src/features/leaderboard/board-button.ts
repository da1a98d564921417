import { PERIODS, type Period, SORTS, type Sort } from '@perigee/core/leaderboard/schema';

/** One page of a board as a button asks for it; it holds all there is to know, so that it works after any restart. */
export interface BoardPage {
  sort: Sort;
  period: Period;
  /** From 1. */
  page: number;
  /** Whose own place stands below the list: who gave the command. */
  askerId: string;
}

const BUTTON = new RegExp(`^board:(${SORTS.join('|')}):(${PERIODS.join('|')}):(\\d{1,9}):(\\d{17,20})$`);

export function boardButtonId({ sort, period, page, askerId }: BoardPage): string {
  return `board:${sort}:${period}:${page}:${askerId}`;
}

/** Null for buttons of other features. */
export function readBoardButton(id: string): BoardPage | null {
  const [, sortGiven, periodGiven, page, askerId] = BUTTON.exec(id) ?? [];
  const sort = SORTS.find((each) => each === sortGiven);
  const period = PERIODS.find((each) => each === periodGiven);
  if (sort === undefined || period === undefined || page === undefined || askerId === undefined) return null;
  return { sort, period, page: Math.max(1, Number(page)), askerId };
}
