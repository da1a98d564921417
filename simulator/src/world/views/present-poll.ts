import type { JsonObject } from '../../base/json.ts';
import type { Poll } from '../../state/state.ts';

/** A poll with its counts, as that viewer sees them. */
export function presentPoll(poll: Poll, viewerId: string): JsonObject {
  const counts = Object.entries(poll.votes).map(([id, userIds]) => ({
    id: Number(id),
    count: userIds.length,
    me_voted: userIds.includes(viewerId),
  }));
  return { ...poll.body, results: { is_finalized: poll.isFinal, answer_counts: counts } };
}
