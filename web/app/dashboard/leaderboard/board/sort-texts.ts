import type { Sort } from '@perigee/core/leaderboard/schema';
import { m } from '#texts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

/** What each of the ranked values is called. */
export const SORT_TEXTS: Record<Sort, PlainMessage> = {
  balance: m.board_balance,
  xp: m.board_xp,
  level: m.board_level,
};
