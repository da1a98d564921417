/** Somebody who joined. */
export interface Joiner {
  id: string;
  name: string;
}

export interface RaidCheck<TimedJoiner extends Joiner = Joiner> {
  /**
   * Everybody who joined within the last minute, where they are too many; then counting starts over. Null below the
   * limit.
   */
  add(joiner: TimedJoiner, now: number): readonly TimedJoiner[] | null;
}

const MINUTE_MS = 60_000;

/** Most joiners of a minute that are remembered. */
const JOINERS_MAX = 1_000;

/** Counts the people who join one guild within a minute. */
export function createRaidCheck<TimedJoiner extends Joiner>({ joins }: { joins: number }): RaidCheck<TimedJoiner> {
  const max = Math.min(joins, JOINERS_MAX);
  // In order of joining; somebody who leaves and rejoins counts once.
  const recent = new Map<string, { at: number; joiner: TimedJoiner }>();
  return {
    add(joiner, now) {
      recent.delete(joiner.id);
      recent.set(joiner.id, { at: now, joiner });
      for (const [id, { at }] of recent) {
        if (now - at < MINUTE_MS) break;
        recent.delete(id);
      }
      if (recent.size <= max) return null;
      const joiners = [...recent.values()].map((each) => each.joiner);
      recent.clear();
      return joiners;
    },
  };
}
