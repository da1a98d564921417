import { type Bonus, type ClaimPeriod, periodsMissed } from '@perigee/core/bonuses/periods';
import type { DbTransaction } from '../../database/database.ts';
import { awayMs } from '../stats/index.ts';
import type { BonusClaim } from './claim-store.ts';

/** A day or week is excused where the bot was away for so much of it: an hour of a day, seven of a week. */
const EXCUSED_PART = 1 / 24;

/** After more than so many missed nobody looks for outages. */
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
  /** Something was missed, but the bot was away then. */
  isExcused: boolean;
}

/**
 * How many in a row a claim now makes: what was missed while the bot was away breaks nothing
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
      const away = await awayMs(tx, guildId, new Date(fromMs), new Date(untilMs));
      return away >= (untilMs - fromMs) * EXCUSED_PART;
    }),
  );
  return excused.every(Boolean);
}
