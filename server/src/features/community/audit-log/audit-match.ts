import type { AuditLogEvent } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { AuditEntry } from './audit-entry.ts';

/** What an audit log entry must contain to explain an event. Plain data, so it can be stored along with the event. */
export const auditMatchSchema = z.object({
  /** The action is one of these. */
  actions: z.array(z.int()),
  /** The user or thing the action was done to. */
  targetId: z.optional(z.string()),
  /** The channel named in the entry's options. */
  channelId: z.optional(z.string()),
  /** The same kind of event can repeat, so the entry must be of the event's moment too. */
  moment: z.optional(z.boolean()),
});

export interface AuditMatch {
  actions: AuditLogEvent[];
  targetId?: string | undefined;
  channelId?: string | undefined;
  moment?: boolean | undefined;
}

/** Whether the entry matches. */
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
