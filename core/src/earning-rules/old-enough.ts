import { createdAt } from '../ids/snowflake.ts';
import type { Ages } from './section.ts';

/** Whose age is asked for. */
export interface AgedMember {
  userId: string;
  /** Null for a guest, who joins anew each time. */
  joinedAt: Date | null;
}

/** The moment somebody is old enough; null where they are. Always a moment to come. */
export function oldEnoughAt(
  { account, membership }: Ages,
  { userId, joinedAt }: AgedMember,
  nowMs: number,
): Date | null {
  if (account === 0 && membership === 0) return null;
  const at = Math.max(
    account === 0 ? 0 : createdAt(userId).getTime() + account,
    membership === 0 ? 0 : (joinedAt?.getTime() ?? nowMs) + membership,
  );
  return at > nowMs ? new Date(at) : null;
}
