import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import * as z from 'zod/mini';
import type { AuditEntry } from '../../community/index.ts';
import { withAuditEntry } from './with-audit-entry.ts';
import type { LogDraft } from './draft.ts';

/** Converts a draft to an entry; `audit` is an audit log entry that arrived before it. @throws for invalid details. */
export function entryOfDraft(draft: LogDraft, id: string, audit: AuditEntry | null): LogEntry {
  const { event, at, who, target, channel, details } = draft;
  const isTold = 'by' in who;
  const entry = z.parse(logEntry, {
    id,
    event,
    at: (at ?? new Date()).toISOString(),
    actor: isTold ? who.by : null,
    certainty: isTold ? (who.certainty ?? 'known') : who.otherwise,
    reason: who.reason ?? null,
    target,
    channel: channel && { id: channel.id, name: channel.name ?? null },
    details,
  });
  return audit === null ? entry : withAuditEntry(entry, audit);
}
