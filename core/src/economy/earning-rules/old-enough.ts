import { createdAt } from '../../base/ids/snowflake.ts';
import type { Ages } from './section.ts';

/** The member whose age is checked. */
export interface AgedMember {
  userId: string;
  /** Null for a guest, whose membership begins again with each visit. */
  joinedAt: Date | null;
}

/** When somebody will be old enough, always in the future; null where they are already. */
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
