/** How long after a roll a member's messages are not rolled for again, in milliseconds. */
const ROLL_GAP_MS = 60_000;

/** Who had a roll lately. */
export interface RollTimes {
  /** Whether it is this member's turn; if so, they wait from now on. */
  take(guildId: string, userId: string, nowMs: number): boolean;
}

/** Kept in two halves, of which the older is let go once nobody in it waits any more: memory is that of two minutes. */
export function createRollTimes(): RollTimes {
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  let begunMs = 0;

  return {
    take(guildId, userId, nowMs) {
      if (nowMs - begunMs >= ROLL_GAP_MS) {
        older = nowMs - begunMs >= 2 * ROLL_GAP_MS ? new Map() : recent;
        recent = new Map();
        begunMs = nowMs;
      }
      const member = `${guildId}:${userId}`;
      const last = recent.get(member) ?? older.get(member);
      if (last !== undefined && nowMs - last < ROLL_GAP_MS) return false;
      recent.set(member, nowMs);
      return true;
    },
  };
}
