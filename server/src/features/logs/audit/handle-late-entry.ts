import type { BotContext } from '../../../bot/bot-context.ts';
import type { Events } from '../../../events/events.ts';
import { retryWithPauses } from '../../../events/retry-with-pauses.ts';
import type { AuditEntry, AuditLog, Seal } from '../../community/index.ts';
import { nameLate } from './name-late.ts';
import type { DeletionRecount } from './recount-deletions.ts';
import type { WaitingEntries } from '../entries/waiting-entries.ts';

interface LateDeps {
  events: Events;
  seal: Seal;
  auditLog: Pick<AuditLog, 'take'>;
  waiting: WaitingEntries;
  recount: Pick<DeletionRecount, 'addEntry'>;
}

/** Names the actor of a log entry when its audit log entry arrives late. */
export function handleLateEntry({ events, seal, auditLog, waiting, recount }: LateDeps) {
  return async ({ log }: BotContext, audit: AuditEntry): Promise<void> => {
    recount.addEntry(audit);
    const late = waiting.take(audit);
    if (late === null) return;
    // Consumed, as it explains this log entry and no other.
    auditLog.take(late.guildId, late.match);
    await retryWithPauses(log, () => nameLate({ events, seal }, late, audit));
  };
}
