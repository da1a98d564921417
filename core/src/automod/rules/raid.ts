/** Somebody who came in. */
export interface Joiner {
  id: string;
  name: string;
}

export interface RaidCheck {
  /** Who came in within the last minute, where they are too many; null where they are not. Then the count begins anew. */
  add(joiner: Joiner, now: number): readonly Joiner[] | null;
}

const MINUTE_MS = 60_000;

/** Joiners of a minute that are remembered at most. */
const JOINERS_MAX = 1_000;

/** Counts who comes into one guild within a minute. */
export function createRaidCheck({ joins }: { joins: number }): RaidCheck {
  const max = Math.min(joins, JOINERS_MAX);
  let recent: { at: number; joiner: Joiner }[] = [];
  return {
    add(joiner, now) {
      recent = recent.filter(({ at }) => now - at < MINUTE_MS);
      recent.push({ at: now, joiner });
      if (recent.length <= max) return null;
      const joiners = recent.map((each) => each.joiner);
      recent = [];
      return joiners;
    },
  };
}
