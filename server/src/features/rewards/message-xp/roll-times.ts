/** After a roll, a member's messages are ignored for this long, in milliseconds. */
const ROLL_GAP_MS = 60_000;

/** Tracks which members had a roll recently. */
export interface RollTimes {
  /** Whether the member may roll now; if so, their waiting time starts. */
  take(guildId: string, userId: string, nowMs: number): boolean;
}

/** Two generations; the older is dropped once all its entries have expired. Bounds memory to two minutes of rolls. */
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
