import type { AppealDetail, AppealSummary, EffectState } from '@perigee/core/moderation/appeal/review-schema';
import { verdictRefusal } from '@perigee/core/moderation/appeal/verdict';
import type { Appeal, AppealEvent } from '../appeal.ts';
import { asDecidable } from './verdict-store.ts';

/** An appeal as shown in the site's list. */
export function summariseAppeal(appeal: Appeal): AppealSummary {
  return {
    id: appeal.id,
    user: {
      id: appeal.userId,
      username: appeal.username,
      global_name: appeal.globalName,
      avatar: appeal.avatar,
    },
    state: appeal.state,
    submittedAt: appeal.submittedAt.toISOString(),
    isBanOver: appeal.banOverAt !== null,
    heldBy: person(appeal.heldBy, appeal.heldByName),
    lift: liftState(appeal),
    announcement: announcementState(appeal),
    post: postState(appeal),
  };
}

/** An appeal as shown on its own page to the given reviewer. */
export function describeAppeal(appeal: Appeal, events: readonly AppealEvent[], reviewerId: string): AppealDetail {
  return {
    ...summariseAppeal(appeal),
    questions: appeal.questions,
    answers: appeal.answers,
    ban: {
      reason: appeal.banReason,
      at: appeal.bannedAt?.toISOString() ?? null,
      by: person(appeal.bannedBy, appeal.bannedByName),
    },
    liftProblem: appeal.liftProblem,
    postProblem: appeal.postProblem,
    events: events.map(({ kind, at, byId, byName, reason }) => ({
      kind,
      at: at.toISOString(),
      by: person(byId, byName),
      reason,
    })),
    refusal: verdictRefusal(asDecidable(appeal), reviewerId),
  };
}

/** Progress of lifting the ban. */
export function liftState({ state, liftedAt, liftProblem: problem }: Appeal): EffectState {
  if (state !== 'approved') return 'none';
  if (liftedAt !== null) return 'done';
  return problem === null ? 'pending' : 'failing';
}

/** Progress of the direct message about the lifted ban. */
export function announcementState({ liftedAt, announced }: Appeal): EffectState {
  if (liftedAt === null) return 'none';
  if (announced === null) return 'pending';
  return announced === 'sent' ? 'done' : 'refused';
}

function postState({ channelId, messageId, postProblem: problem }: Appeal): EffectState {
  if (channelId === null) return 'none';
  if (messageId !== null) return 'done';
  return problem === null ? 'pending' : 'failing';
}

function person(id: string | null, username: string | null) {
  return id === null ? null : { id, username };
}
