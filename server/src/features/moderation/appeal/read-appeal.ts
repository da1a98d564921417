import { questionsSchema } from '@perigee/core/moderation/appeal/schema';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Appeal, AppealEvent } from './appeal.ts';
import type { AppealTables } from './tables.ts';

type AppealRow = Selectable<AppealTables['appeals']>;
type EventRow = Selectable<AppealTables['appeal_events']>;

const answersSchema = z.array(z.string());

/** Converts a row to an appeal, so that row types stay inside the stores. */
export function readAppeal(row: AppealRow): Appeal {
  return {
    guildId: row.guild_id,
    id: row.id,
    userId: row.user_id,
    username: row.username,
    globalName: row.global_name,
    avatar: row.avatar,
    locale: row.locale,
    state: row.state,
    questions: z.parse(questionsSchema, row.questions),
    answers: z.parse(answersSchema, row.answers),
    submittedAt: row.submitted_at,
    revision: row.revision,
    ...readBan(row),
    ...readReview(row),
    ...readEffects(row),
  };
}

/** Converts a row to an event of an appeal. */
export function readAppealEvent({ kind, at, by_id: byId, by_name: byName, reason }: EventRow): AppealEvent {
  return { kind, at, byId, byName, reason };
}

function readBan(row: AppealRow) {
  return {
    banReason: row.ban_reason,
    isBanKnown: row.is_ban_known,
    bannedAt: row.banned_at,
    bannedBy: row.banned_by,
    bannedByName: row.banned_by_name,
    banOverAt: row.ban_over_at,
  };
}

function readReview(row: AppealRow) {
  return {
    heldBy: row.held_by,
    heldByName: row.held_by_name,
    decidedBy: row.decided_by,
    decidedByName: row.decided_by_name,
    decidedAt: row.decided_at,
    verdictReason: row.verdict_reason,
  };
}

function readEffects(row: AppealRow) {
  return {
    liftedAt: row.lifted_at,
    liftProblem: row.lift_problem,
    announced: row.announced,
    channelId: row.channel_id,
    messageId: row.message_id,
    postProblem: row.post_problem,
    shownRevision: row.shown_revision,
  };
}
