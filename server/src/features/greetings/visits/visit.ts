/** A member who is there, or was a short while ago. Times are in milliseconds since 1970. */
export interface Visit {
  /** Null where nobody saw them come. */
  joinedAt: number | null;
  /** When it was last decided to greet them. */
  greetedAt: number | null;
  /** Whether they have yet to pass the platform's screening. */
  waits: boolean;
  farewellAt: number | null;
  leftAt: number | null;
}

/** What the gateway told of a member. `passed` is any news of somebody who is not, or not any more, held by the screening. */
export type VisitNews =
  | { kind: 'joined'; joinedAt: number; isPending: boolean }
  | { kind: 'passed' }
  | { kind: 'left' };

/** What follows from the news. */
interface VisitStep {
  /** Null where nothing is to be remembered. */
  visit: Visit | null;
  /** The message on join, and the direct one. */
  isGreeted: boolean;
  hasRoles: boolean;
  isSeenOff: boolean;
}

/** Who leaves and comes back within this is greeted once, and seen off once; in milliseconds. */
export const AGAIN_MS = 60_000;

const NOBODY: Visit = { joinedAt: null, greetedAt: null, waits: false, farewellAt: null, leftAt: null };
const NOTHING = { isGreeted: false, hasRoles: false, isSeenOff: false };

/** What becomes of a visit with the next news of it. The same news twice is once. */
export function stepVisit(
  visit: Visit | null,
  news: VisitNews,
  { now, afterScreening }: { now: number; afterScreening: boolean },
): VisitStep {
  const known = visit ?? NOBODY;
  if (news.kind === 'left') return leave(known, now);
  if (news.kind === 'passed') return known.waits && known.leftAt === null ? pass(known, now) : { visit, ...NOTHING };

  const isKnown = known.joinedAt === news.joinedAt && known.leftAt === null;
  if (isKnown) return { visit, ...NOTHING };
  const joined = { ...known, joinedAt: news.joinedAt, leftAt: null };
  const waits = news.isPending && afterScreening;
  return waits ? { visit: { ...joined, waits }, ...NOTHING } : pass(joined, now);
}

/** A leaving member loses their roles, so they are given on each join. */
function pass(visit: Visit, now: number): VisitStep {
  const { joinedAt, greetedAt } = visit;
  const isGreeted = greetedAt === null || greetedAt < (joinedAt ?? now) - AGAIN_MS;
  return {
    visit: { ...visit, waits: false, greetedAt: isGreeted ? now : greetedAt },
    isGreeted,
    hasRoles: true,
    isSeenOff: false,
  };
}

/** Whom nobody saw come in is not seen off either. */
function leave(visit: Visit, now: number): VisitStep {
  const { waits, farewellAt } = visit;
  const isSeenOff = !waits && (farewellAt === null || farewellAt < now - AGAIN_MS);
  return {
    visit: { ...visit, waits: false, leftAt: now, farewellAt: isSeenOff ? now : farewellAt },
    ...NOTHING,
    isSeenOff,
  };
}
