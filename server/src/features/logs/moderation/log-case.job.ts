import { CASE_LOG_EVENTS, caseHappened } from '@perigee/core/moderation/cases/events';
import { AuditLogEvent } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import { defineSubscriber, type Subscriber } from '../../../events/define-subscriber.ts';
import type { Case, CaseStore } from '../../moderation/index.ts';
import type { DraftActor } from '../entries/draft.ts';
import type { LogBook } from '../entries/log-book.ts';

type ModerationEvent = (typeof CASE_LOG_EVENTS)[number];

const logCaseJob = defineJobKind('logs.case', z.object({ number: z.int(), event: z.enum(CASE_LOG_EVENTS) }));

/** Enqueues the log entry of a case in the case's own transaction, so that none is missed. */
export function followCases(settings: Pick<SettingsCache, 'peek'>): Subscriber {
  return defineSubscriber(caseHappened, {
    async inTransaction(tx, { guildId, number, event }) {
      if (settings.peek(guildId)?.logs.list[event].enabled === false) return;
      await enqueueJob(tx, logCaseJob, { guildId, key: `${number} ${event}`, payload: { number, event } });
    },
  });
}

/** The job that writes a case into the log. */
export function logCase(logBook: LogBook, cases: Pick<CaseStore, 'find'>): Job {
  return defineJob(logCaseJob, {
    async perform(_ctx, { number, event }, { guildId, dueAt }) {
      const found = await cases.find({ guildId, number });
      if (found === null) return;
      const { member, source, rule, durationMs, endsAt } = found;
      const isEnd = endOf(found, event);
      await logBook.write({
        guildId,
        event,
        at: dueAt,
        who: isEnd ? { by: null } : actorOf(found, event),
        target: { kind: 'member', ...member },
        channel: null,
        details: {
          caseNumber: number,
          source,
          rule,
          durationMs: isEnd ? null : durationMs,
          endsAt: isEnd ? null : (endsAt?.toISOString() ?? null),
        },
        key: `case ${number} ${event}`,
      });
    },
  });
}

/** A mute or ban that expired is reported by its own case: nobody lifted it. */
function endOf({ type }: Case, event: ModerationEvent): boolean {
  return (event === 'moderationUnmute' && type === 'mute') || (event === 'moderationUnban' && type === 'ban');
}

const ENTRIES: Partial<Record<ModerationEvent, AuditLogEvent[]>> = {
  moderationMute: [AuditLogEvent.MemberUpdate, AuditLogEvent.MemberRoleUpdate],
  moderationUnmute: [AuditLogEvent.MemberUpdate, AuditLogEvent.MemberRoleUpdate],
  moderationKick: [AuditLogEvent.MemberKick],
  moderationBan: [AuditLogEvent.MemberBanAdd],
  moderationUnban: [AuditLogEvent.MemberBanRemove],
};

function actorOf({ member, moderator, source, reason }: Case, event: ModerationEvent): DraftActor {
  if (moderator !== null) return { by: moderator, certainty: source === 'platform' ? 'auditLog' : 'known', reason };
  if (source !== 'platform') return { by: null, reason };
  const actions = ENTRIES[event];
  return { match: actions === undefined ? null : { actions, targetId: member.id }, otherwise: 'unknown', reason };
}
