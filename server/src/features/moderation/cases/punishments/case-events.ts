import type { CaseType } from '@perigee/core/moderation/cases/case';
import { type CASE_LOG_EVENTS, caseHappened } from '@perigee/core/moderation/cases/events';
import { defineEvent } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { CaseKey } from '../records/case-record.ts';

type LogEvent = (typeof CASE_LOG_EVENTS)[number];

/** The log event when a case is carried out. */
const HAPPENED: Record<CaseType, LogEvent | null> = {
  warn: 'moderationWarn',
  mute: 'moderationMute',
  kick: 'moderationKick',
  ban: 'moderationBan',
  softban: 'moderationBan',
  unmute: 'moderationUnmute',
  unban: 'moderationUnban',
  note: null,
};

/** The log event when a case expires. */
const EXPIRED: Partial<Record<CaseType, LogEvent>> = { mute: 'moderationUnmute', ban: 'moderationUnban' };

/** Published when cases have settled; somebody may be waiting for them. */
export const casesSettled = defineEvent('cases.settled', z.object({ guildId: z.string(), numbers: z.array(z.int()) }));

interface TypedCase extends CaseKey {
  type: CaseType;
}

/** Publishes the log event of a case that was carried out. */
export async function publishHappened(events: Events, tx: DbTransaction, of: TypedCase): Promise<void> {
  await publish(events, tx, of, HAPPENED[of.type]);
}

/** Publishes the log event of a case that expired. */
export async function publishExpired(events: Events, tx: DbTransaction, of: TypedCase): Promise<void> {
  await publish(events, tx, of, EXPIRED[of.type] ?? null);
}

async function publish(
  events: Events,
  tx: DbTransaction,
  { guildId, number }: CaseKey,
  event: LogEvent | null,
): Promise<void> {
  if (event !== null) await events.publish(tx, caseHappened, { guildId, number, event });
}
