import type { AuditLogEvent } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { AuditEntry } from './audit-entry.ts';

/** What an entry of the audit log has to say to be about something. Plain data: it is kept with what it is about. */
export const auditMatchSchema = z.object({
  /** One of these kinds of entry. */
  actions: z.array(z.int()),
  /** Whom or what it was done to. */
  targetId: z.optional(z.string()),
  /** The channel the entry names in its options. */
  channelId: z.optional(z.string()),
});

export interface AuditMatch {
  actions: AuditLogEvent[];
  targetId?: string | undefined;
  channelId?: string | undefined;
}

/** Whether the entry says who did it. */
export function answersTo(entry: AuditEntry, { actions, targetId, channelId }: AuditMatch): boolean {
  return (
    actions.includes(entry.action_type) &&
    (targetId === undefined || entry.target_id === targetId) &&
    (channelId === undefined || channelOf(entry) === channelId)
  );
}

function channelOf({ options }: AuditEntry): string | undefined {
  return options !== undefined && 'channel_id' in options ? options.channel_id : undefined;
}
