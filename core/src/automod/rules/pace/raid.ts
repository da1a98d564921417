/** Somebody who came in. */
export interface Joiner {
  id: string;
  name: string;
}

export interface RaidCheck<Comer extends Joiner = Joiner> {
  /** Who came in within the last minute, where they are too many; null where they are not. Then the count begins anew. */
  add(joiner: Comer, now: number): readonly Comer[] | null;
}

const MINUTE_MS = 60_000;

/** Joiners of a minute that are remembered at most. */
const JOINERS_MAX = 1_000;

/** Counts who comes into one guild within a minute. */
export function createRaidCheck<Comer extends Joiner>({ joins }: { joins: number }): RaidCheck<Comer> {
  const max = Math.min(joins, JOINERS_MAX);
  // In the order of their coming; who leaves and comes again is one of them.
  const recent = new Map<string, { at: number; joiner: Comer }>();
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
