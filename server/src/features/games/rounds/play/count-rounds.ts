import type { DbTransaction } from '../../../../database/database.ts';
import { playLimitStore, type PlayedToday } from '../stores/play-limit-store.ts';
import type { DayLimits } from './player.ts';
import { type RoundRefusal, RoundRefused } from '../refusal.ts';

interface RoundCount {
  guildId: string;
  userIds: readonly string[];
  /** Day in the guild's time zone, in days since 1970. */
  day: number;
  stake: number;
}

/** Counts a round for each of its players. @throws RoundRefused where it exceeds a player's daily limit. */
export async function countRounds(
  tx: DbTransaction,
  { guildId, userIds, day, stake }: RoundCount,
  limits: DayLimits,
): Promise<void> {
  // In the order of their ids, so that two rounds cannot deadlock.
  for (const userId of userIds.toSorted()) {
    const counted = await playLimitStore.count(tx, { guildId, userId, day, staked: stake, rounds: 1 });
    if (overDay(counted, stake, limits) !== null) throw new RoundRefused({ why: 'opponent' });
  }
}

/** Why a round that is already counted exceeds the day's limits; null where it does not. */
export function overDay(
  { staked, rounds }: PlayedToday,
  stake: number,
  { maxStakedPerDay, maxRoundsPerDay }: DayLimits,
): RoundRefusal | null {
  if (maxRoundsPerDay !== null && rounds > maxRoundsPerDay) return { why: 'dayRounds', limit: maxRoundsPerDay };
  if (maxStakedPerDay === null || staked <= maxStakedPerDay) return null;
  return { why: 'dayLimit', limit: Math.max(0, maxStakedPerDay - (staked - stake)) };
}
