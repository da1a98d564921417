import type { Sort } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import type { PlainMessage } from '../../../../lib/preferences/use-text.ts';

/** The name of each ranked value. */
export const SORT_TEXTS: Record<Sort, PlainMessage> = {
  balance: m.board_balance,
  xp: m.board_xp,
  level: m.board_level,
};
