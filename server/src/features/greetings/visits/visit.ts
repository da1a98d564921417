/** A member of the guild, or one who left recently. Times are in milliseconds since 1970. */
export interface Visit {
  /** Null where the bot did not see them join. */
  joinedAt: number | null;
  /** When greeting them was last decided. */
  greetedAt: number | null;
  /** Whether they still have to pass the platform's screening. */
  waits: boolean;
  farewellAt: number | null;
  leftAt: number | null;
}

/**
 * What the gateway reported about a member. `passed` is any update of a member who is not, or no longer, held by the
 * screening.
 */
export type VisitEvent =
  | { kind: 'joined'; joinedAt: number; isPending: boolean }
  | { kind: 'passed' }
  | { kind: 'left' };

/** The result of applying news to a visit. */
interface VisitStep {
  /** Null where there is nothing to store. */
  visit: Visit | null;
  /** By the message on join, and the direct one. */
  isGreeted: boolean;
  hasRoles: boolean;
  isSeenOff: boolean;
}

/** Leaving and rejoining within this time gives only one greeting and one farewell; in milliseconds. */
export const AGAIN_MS = 60_000;

/** For this long a resumed session may repeat that a member left, in milliseconds. */
const REPEATED_MS = 10 * 60_000;

const NOBODY: Visit = { joinedAt: null, greetedAt: null, waits: false, farewellAt: null, leftAt: null };
const NOTHING = { isGreeted: false, hasRoles: false, isSeenOff: false };

/** Applies the next news to a visit. Repeated news has no further effect. */
export function stepVisit(
  visit: Visit | null,
  event: VisitEvent,
  { now, afterScreening }: { now: number; afterScreening: boolean },
): VisitStep {
  const previous = visit ?? NOBODY;
  if (event.kind === 'left') return leave(previous, now);
  if (event.kind === 'passed')
    return previous.waits && previous.leftAt === null ? pass(previous, now) : { visit, ...NOTHING };

  const isKnown = previous.joinedAt === event.joinedAt && previous.leftAt === null;
  if (isKnown) return { visit, ...NOTHING };
  const joined = { ...previous, joinedAt: event.joinedAt, leftAt: null };
  const waits = event.isPending && afterScreening;
  return waits ? { visit: { ...joined, waits }, ...NOTHING } : pass(joined, now);
}

/** A member loses their roles when they leave, so roles are given on each join. */
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

/** A member still waiting for the screening was not greeted, so gets no farewell either. */
function leave(visit: Visit, now: number): VisitStep {
  const { waits, farewellAt, leftAt } = visit;
  const onceWithinMs = leftAt === null ? AGAIN_MS : REPEATED_MS;
  const isSeenOff = !waits && (farewellAt === null || farewellAt < now - onceWithinMs);
  return {
    visit: { ...visit, waits: false, leftAt: now, farewellAt: isSeenOff ? now : farewellAt },
    ...NOTHING,
    isSeenOff,
  };
}
