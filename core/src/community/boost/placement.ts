import { PLANS, type PlanType } from './plans.ts';
import { isActive, type Subscription } from './subscription.ts';

/** How long a moved boost has to stay on its new server (docs/rules/boost.md#placing). */
export const REST_MS = 24 * 60 * 60 * 1000;

/** A boost on a server. Times are milliseconds since 1970. */
export interface Placement {
  guildId: string;
  /** When the person first placed this boost anywhere; a move keeps this, and thereby the boost's turn. */
  takenAt: number;
  /** Until when it can be neither moved nor released; null where it can be at once. */
  restsUntil: number | null;
  /** The server it was last moved from. */
  movedFrom: string | null;
}

/** A boost that was taken off a server. */
export interface Release {
  guildId: string;
  at: number;
}

/** What a person can place, and where they placed and released it. */
export interface Holdings {
  subscription: Subscription | null;
  placements: readonly Placement[];
  /** At least those of the last `REST_MS`. */
  releases: readonly Release[];
}

/** Why a boost cannot be placed. */
export type PlacementRefusal = 'noSubscription' | 'boostsInUse' | 'alreadyBoosted' | 'notPlaced' | 'boostRests';

/** The answer to a request: `done` means it had been fulfilled before, as after a double click. */
export type PlacementVerdict =
  | { kind: 'done' }
  | { kind: 'allowed'; restsUntil: number | null }
  | { kind: 'refused'; code: PlacementRefusal; restsUntil?: number };

const DONE: PlacementVerdict = { kind: 'done' };

/**
 * Whether one more server may be boosted. Releasing a boost and taking it elsewhere counts as a move and rests like
 * one; taking it back to the same server does not.
 */
export function judgeTaking(
  { subscription, placements, releases }: Holdings,
  guildId: string,
  now: number,
): PlacementVerdict {
  if (placedOn(placements, guildId) !== undefined) return DONE;
  if (!isActive(subscription, now)) return refuse('noSubscription');
  if (placements.length >= serversOf(subscription.plan)) return refuse('boostsInUse');

  const isMove = releases.some(
    (release) =>
      release.guildId !== guildId && now < release.at + REST_MS && placedOn(placements, release.guildId) === undefined,
  );
  return { kind: 'allowed', restsUntil: isMove ? now + REST_MS : null };
}

/** Whether the boost of one server may go to another. */
export function judgeMoving(
  { subscription, placements }: Holdings,
  { from, to }: { from: string; to: string },
  now: number,
): PlacementVerdict {
  const moved = placedOn(placements, from);
  const there = placedOn(placements, to);
  if (moved === undefined) return there?.movedFrom === from ? DONE : refuse('notPlaced');
  if (there !== undefined) return refuse('alreadyBoosted');
  if (!isActive(subscription, now)) return refuse('noSubscription');
  return requireRested(moved, now, now + REST_MS);
}

/** Whether a boost may be taken off a server. A resting one may not, or releasing would bypass the rest. */
export function judgeReleasing({ placements, releases }: Holdings, guildId: string, now: number): PlacementVerdict {
  const placed = placedOn(placements, guildId);
  if (placed !== undefined) return requireRested(placed, now, null);
  return releases.some((release) => release.guildId === guildId) ? DONE : refuse('notPlaced');
}

/**
 * The placements by age, oldest first: where there are fewer boosts than placements, after a change to a smaller plan,
 * the first ones act and the others wait.
 */
export function inTurn<Placed extends Pick<Placement, 'guildId' | 'takenAt'>>(placements: readonly Placed[]): Placed[] {
  return placements.toSorted(
    (one, other) => one.takenAt - other.takenAt || (BigInt(one.guildId) < BigInt(other.guildId) ? -1 : 1),
  );
}

/** State of a placement: it acts, waits for a plan with more servers, or is inactive since the subscription ended. */
export const PLACEMENT_STATES = ['acting', 'waiting', 'ended'] as const;
export type PlacementState = (typeof PLACEMENT_STATES)[number];

/** @param turn How many placements of the same person come before it. */
export function placementState(subscription: Subscription | null, turn: number, now: number): PlacementState {
  if (!isActive(subscription, now)) return 'ended';
  return turn < serversOf(subscription.plan) ? 'acting' : 'waiting';
}

/** How many servers a plan boosts. */
export function serversOf(plan: PlanType): number {
  return PLANS[plan].servers;
}

function requireRested({ restsUntil }: Placement, now: number, restsNext: number | null): PlacementVerdict {
  if (restsUntil !== null && now < restsUntil) return { kind: 'refused', code: 'boostRests', restsUntil };
  return { kind: 'allowed', restsUntil: restsNext };
}

function placedOn(placements: readonly Placement[], guildId: string): Placement | undefined {
  return placements.find((placement) => placement.guildId === guildId);
}

function refuse(code: PlacementRefusal): PlacementVerdict {
  return { kind: 'refused', code };
}
