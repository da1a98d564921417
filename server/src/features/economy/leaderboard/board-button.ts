import { snowflake } from '@perigee/core/base/ids/snowflake';
import { PERIODS, type BoardPeriod, SORTS, type Sort } from '@perigee/core/economy/leaderboard/schema';
import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

/** A page of a board, as encoded in a button. */
export interface BoardPage {
  sort: Sort;
  period: BoardPeriod;
  /** From 1. */
  page: number;
  /** The member whose own rank is shown below the list: the one who used the command. */
  askerId: string;
}

export const boardPageId = customId({
  feature: 'leaderboard',
  action: 'page',
  version: 1,
  args: { sort: z.enum(SORTS), period: z.enum(PERIODS), page: wholeNumber, askerId: snowflake },
});

/** Reads buttons of boards posted before 2026-12: the same arguments after `board:`. */
export function readLegacyBoardId(id: string): BoardPage | null {
  const [name, ...args] = id.split(':');
  return name === 'board' ? boardPageId.read(args) : null;
}
