import type { Case } from '../../records/case-record.ts';
import type { CaseStore } from '../../records/case-store.ts';
import type { Observation } from '../case-jobs.ts';

/** An event this close to an action of the bot is attributed to it, in milliseconds. */
const NEAR_MS = 60_000;
/** Tolerance between two timestamps of the same end. */
const SAME_MOMENT_MS = 2_000;

/** Whether an existing or pending case already explains the observation. */
export async function isExplained(store: CaseStore, guildId: string, observation: Observation): Promise<boolean> {
  const isBan = observation.kind === 'ban' || observation.kind === 'unban';
  const types = isBan ? (['ban', 'unban', 'softban'] as const) : (['mute', 'unmute'] as const);
  const recent = await store.recent(guildId, observation.memberId, types);
  return recent.some((found) => EXPLAINS[observation.kind](found, observation));
}

type Explains = (found: Case, observation: Observation) => boolean;

const isUnderWay = ({ state }: Case) => state === 'pending';
const holds = ({ state }: Case) => state === 'done';
const isNear = (moment: Date | null, at: number) => moment !== null && moment.getTime() > at - NEAR_MS;
const isMethod = ({ type, method }: Case, requested: Case['method']) => type === 'mute' && method === requested;

/** A case that lifts, has just ended, or ends right now. */
const ends: Explains = (found, { at }) => {
  if (found.type === 'unmute' || found.type === 'unban' || found.type === 'softban') {
    return isUnderWay(found) || (holds(found) && isNear(found.createdAt, at));
  }
  const isOver = found.endsAt !== null && found.endsAt.getTime() <= at + SAME_MOMENT_MS;
  return isNear(found.endedAt, at) || (holds(found) && isOver);
};

const EXPLAINS: Record<Observation['kind'], Explains> = {
  ban: (found, { at }) =>
    found.type === 'softban' || found.type === 'ban'
      ? isUnderWay(found) ||
        (found.type === 'ban' && holds(found)) ||
        (found.state !== 'failed' && isNear(found.createdAt, at))
      : false,
  unban: ends,
  timeout: (found, { until }) =>
    isMethod(found, 'timeout') &&
    (isUnderWay(found) || holds(found)) &&
    Math.abs((found.endsAt?.getTime() ?? 0) - (until ?? 0)) < SAME_MOMENT_MS,
  // The mute was changed to the other method, which removed this one.
  timeoutEnd: (found, observation) =>
    ends(found, observation) || (isMethod(found, 'role') && (isUnderWay(found) || holds(found))),
  role: (found) => isMethod(found, 'role') && (isUnderWay(found) || holds(found)),
  roleEnd: (found, observation) => ends(found, observation) || (isMethod(found, 'timeout') && holds(found)),
};
