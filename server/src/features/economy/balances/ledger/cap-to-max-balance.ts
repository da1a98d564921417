import { itemAt, entryOf } from '@perigee/core/base/lists/known-entries';
import type { DbTransaction } from '../../../../database/database.ts';
import { lockMembers } from './lock-members.ts';

/**
 * Reduces amounts paid to different members to what their balances can hold, the largest safe integer, so that what has
 * to end does not fail. Locks the members. @returns the amounts, and the rest, which nobody can get.
 */
export async function capToMaxBalance<Leg extends { userId: string; balance: number }>(
  tx: DbTransaction,
  guildId: string,
  members: readonly Leg[],
): Promise<{ members: Leg[]; rest: number }> {
  const held = await lockMembers(tx, guildId, members);
  const fitting = members.map((leg) => {
    const room = Number.MAX_SAFE_INTEGER - entryOf(held, leg.userId);
    return { ...leg, balance: Math.min(leg.balance, room) };
  });
  const rest = members.reduce((sum, { balance }, index) => sum + balance - itemAt(fitting, index).balance, 0);
  return { members: fitting, rest };
}
