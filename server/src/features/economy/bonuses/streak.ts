import { type Bonus, type ClaimPeriod, periodsMissed } from '@perigee/core/economy/bonuses/periods';
import type { DbTransaction } from '../../../database/database.ts';
import { downtimeMs } from '../../community/index.ts';
import type { BonusClaim } from './claim-store.ts';

/**
 * A missed day or week is excused if the bot was away for this share of it: an hour of a day, seven hours of a week.
 */
const EXCUSED_PART = 1 / 24;

/** With more missed periods than this, outages are not looked up. */
const EXCUSED_MAX = 14;

interface StreakInput {
  guildId: string;
  bonus: Bonus;
  zone: string;
  last: BonusClaim | null;
  nowMs: number;
}

export interface Streak {
  count: number;
  /** Periods were missed, but the bot was away during each of them. */
  isExcused: boolean;
}

/**
 * The streak that a claim now makes. Periods missed while the bot was away do not break it
 * (docs/rules/economy.md#bonuses).
 */
export async function streakNow(
  tx: DbTransaction,
  { guildId, bonus, zone, last, nowMs }: StreakInput,
): Promise<Streak> {
  if (last === null) return { count: 1, isExcused: false };
  const missed = periodsMissed(bonus, zone, last.at.getTime(), nowMs);
  const isExcused = missed.length > 0 && (await wasAwayIn(tx, guildId, missed));
  return { count: missed.length === 0 || isExcused ? last.streak + 1 : 1, isExcused };
}

async function wasAwayIn(tx: DbTransaction, guildId: string, missed: readonly ClaimPeriod[]): Promise<boolean> {
  if (missed.length > EXCUSED_MAX) return false;
  const excused = await Promise.all(
    missed.map(async ({ fromMs, untilMs }) => {
      const away = await downtimeMs(tx, guildId, new Date(fromMs), new Date(untilMs));
      return away >= (untilMs - fromMs) * EXCUSED_PART;
    }),
  );
  return excused.every(Boolean);
}
