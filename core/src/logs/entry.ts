import * as z from 'zod/mini';
import { LOG_DETAILS } from './details.ts';
import { ALL_LOG_EVENTS, type LogEvent } from './events.ts';
import { CERTAINTIES, logPerson, logTarget, named } from './parts.ts';

function entryOf<Event extends LogEvent>(event: Event) {
  return z.object({
    /** Increases from entry to entry within a server; used as `before`. */
    id: z.string(),
    event: z.literal(event),
    /** ISO 8601. */
    at: z.string(),
    /** Who did it; null where unknown. */
    actor: z.nullable(logPerson),
    certainty: z.enum(CERTAINTIES),
    /** The reason they gave. */
    reason: z.nullable(z.string()),
    target: z.nullable(logTarget),
    /** Where it happened. */
    channel: z.nullable(named),
    details: LOG_DETAILS[event],
  });
}

const entries = [
  entryOf('messageDelete'),
  entryOf('messageEdit'),
  entryOf('messageDeleteBulk'),
  entryOf('roleCreate'),
  entryOf('roleEdit'),
  entryOf('roleDelete'),
  entryOf('moderationWarn'),
  entryOf('moderationMute'),
  entryOf('moderationKick'),
  entryOf('moderationBan'),
  entryOf('moderationUnmute'),
  entryOf('moderationUnban'),
  entryOf('automodAlert'),
  entryOf('memberJoin'),
  entryOf('memberLeave'),
  entryOf('memberNickname'),
  entryOf('memberRoles'),
  entryOf('botAdd'),
  entryOf('channelCreate'),
  entryOf('channelEdit'),
  entryOf('channelDelete'),
  entryOf('threadCreate'),
  entryOf('threadEdit'),
  entryOf('threadDelete'),
  entryOf('webhookChange'),
  entryOf('voiceJoin'),
  entryOf('voiceLeave'),
  entryOf('voiceMove'),
  entryOf('voiceMute'),
  entryOf('serverEdit'),
  entryOf('inviteCreate'),
  entryOf('inviteDelete'),
  entryOf('emojiChange'),
  entryOf('stickerChange'),
  entryOf('integrationChange'),
  entryOf('scheduledEventChange'),
  entryOf('automodRuleChange'),
  entryOf('commandUse'),
  entryOf('settingsSave'),
] as const;

/** A logged event of a server. */
export const logEntry = z.discriminatedUnion('event', entries);
export type LogEntry = z.infer<typeof logEntry>;

/** The entry type of one event. */
export type LogEntryOf<Event extends LogEvent> = Extract<LogEntry, { event: Event }>;

/** The events that are known from the platform's audit log alone. */
export type AuditedEvent = Extract<LogEntry, { details: { act: unknown } }>['event'];

/** What is left of an entry for a reader who cannot read its channel. */
const hiddenLogEntry = z.object({
  id: z.string(),
  event: z.literal('hidden'),
  /** The event. */
  of: z.enum(ALL_LOG_EVENTS),
  /** ISO 8601. */
  at: z.string(),
});
export type HiddenLogEntry = z.infer<typeof hiddenLogEntry>;

/** An entry as one reader sees it (docs/rules/logs.md#readers). */
export const shownLogEntry = z.discriminatedUnion('event', [...entries, hiddenLogEntry]);
export type ShownLogEntry = z.infer<typeof shownLogEntry>;
