import type { PlacementRefusal, PlacementVerdict } from '@perigee/core/community/boost/placement';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { AppError } from '../../../errors/app-error.ts';

const MESSAGES: Record<PlacementRefusal, string> = {
  noSubscription: 'You have no boost to place: get a plan first',
  boostsInUse: 'All your boosts are placed: release or move one of them',
  alreadyBoosted: 'You already boost this server',
  notPlaced: 'You do not boost this server',
  boostRests: 'A moved boost has to stay on its new server for 24 hours',
};

/** The refusal of a placement, with its reason as an issue. For a resting boost it includes the remaining time. */
export function refusePlacement({ code, restsUntil }: PlacementVerdict & { kind: 'refused' }, now: number): AppError {
  const kind = code === 'notPlaced' ? 'notFound' : 'conflict';
  if (restsUntil === undefined) return new AppError(kind, MESSAGES[code], { issues: [makeIssue('', code)] });
  const until = new Date(restsUntil).toISOString();
  return new AppError(kind, MESSAGES[code], {
    issues: [makeIssue('', code, { until })],
    retryAfterSeconds: Math.ceil((restsUntil - now) / 1000),
  });
}
