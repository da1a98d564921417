import type { AppealDetail, AppealSummary, EffectState } from '@perigee/core/appeal/review-schema';
import { verdictRefusal } from '@perigee/core/appeal/verdict';
import type { Appeal, AppealEvent } from './appeal.ts';
import { asDecidable } from './verdict-store.ts';

/** An appeal as the list of the site shows it. */
export function summarise(appeal: Appeal): AppealSummary {
  return {
    id: appeal.id,
    user: {
      id: appeal.user_id,
      username: appeal.username,
      global_name: appeal.global_name,
      avatar: appeal.avatar,
    },
    state: appeal.state,
    submittedAt: appeal.submitted_at.toISOString(),
    isBanOver: appeal.ban_over_at !== null,
    heldBy: person(appeal.held_by, appeal.held_by_name),
    lift: liftState(appeal),
    announcement: announcementState(appeal),
    post: postState(appeal),
  };
}

/** An appeal as its own page shows it to that reviewer. */
export function describeAppeal(appeal: Appeal, events: readonly AppealEvent[], reviewerId: string): AppealDetail {
  return {
    ...summarise(appeal),
    questions: appeal.questions,
    answers: appeal.answers,
    ban: {
      reason: appeal.ban_reason,
      at: appeal.banned_at?.toISOString() ?? null,
      by: person(appeal.banned_by, appeal.banned_by_name),
    },
    liftProblem: appeal.lift_problem,
    postProblem: appeal.post_problem,
    events: events.map(({ kind, at, by_id: byId, by_name: byName, reason }) => ({
      kind,
      at: at.toISOString(),
      by: person(byId, byName),
      reason,
    })),
    refusal: verdictRefusal(asDecidable(appeal), reviewerId),
  };
}

export function liftState({ state, lifted_at: liftedAt, lift_problem: problem }: Appeal): EffectState {
  if (state !== 'approved') return 'none';
  if (liftedAt !== null) return 'done';
  return problem === null ? 'pending' : 'failing';
}

export function announcementState({ lifted_at: liftedAt, announced }: Appeal): EffectState {
  if (liftedAt === null) return 'none';
  if (announced === null) return 'pending';
  return announced === 'sent' ? 'done' : 'refused';
}

function postState({ channel_id: channelId, message_id: messageId, post_problem: problem }: Appeal): EffectState {
  if (channelId === null) return 'none';
  if (messageId !== null) return 'done';
  return problem === null ? 'pending' : 'failing';
}

function person(id: string | null, username: string | null) {
  return id === null ? null : { id, username };
}
