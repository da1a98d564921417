import type { LogEntry } from '@perigee/core/logs/entry';
import type { Events } from '../../../events/events.ts';
import { enqueueJobs } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { AuditEntry, Seal, AuditLog } from '../../community/index.ts';
import { amendmentOf } from '../entries/deliver-jobs.ts';
import { columnsOf, readEntry } from '../entries/entry-row.ts';
import { withAuditEntry, withDoubt } from '../entries/with-audit-entry.ts';
import type { WaitingEntry, WaitingEntries } from '../pairing/waiting-entries.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { retryWithPauses } from '../../../events/retry-with-pauses.ts';
import type { MomentPairing } from '../pairing/pair-by-moment.ts';

/** What became known of an entry's actor. */
export interface LateNews {
  /** Identifies it. */
  because: string;
  change: (entry: LogEntry) => LogEntry;
}

/** An audit log entry that explains the entry. */
export function newsOf(audit: AuditEntry): LateNews {
  return { because: audit.id, change: (entry) => withAuditEntry(entry, audit) };
}

/** An audit log entry that possibly explains it; null where several might. */
export function doubtOf(audit: AuditEntry | null): LateNews {
  return { because: `doubt ${audit?.id}`, change: (entry) => withDoubt(entry, audit) };
}

/** Stores what became known of who did it, and schedules the edit of the message where it is already posted. */
export async function nameLate(
  { events, seal }: { events: Events; seal: Seal },
  { guildId, id, stored }: WaitingEntry,
  { because, change }: LateNews,
): Promise<void> {
  await stored;
  await events.transaction(async (tx) => {
    const own = tx.selectFrom('log_entries').where('guild_id', '=', guildId).where('id', '=', id);
    const row = await own.selectAll().forUpdate().executeTakeFirst();
    const entry = row === undefined ? null : readEntry(seal, row);
    if (row === undefined || entry === null) return;
    const { guild_id: _guild, id: _id, ...named } = columnsOf(seal, guildId, change(entry));
    await tx
      .updateTable('log_entries')
      .set({ ...named, match: null })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
    if (row.batch !== null) await amend(tx, { guildId, batch: row.batch }, `${id} ${because}`);
  });
}

/**
 * The lock on the channel's row keeps its message from being sent: while the batch is still open, no edit is needed.
 */
async function amend(tx: DbTransaction, { guildId, batch }: { guildId: string; batch: string }, because: string) {
  const found = await tx
    .selectFrom('log_batches')
    .innerJoin('log_channels', (join) =>
      join
        .onRef('log_channels.guild_id', '=', 'log_batches.guild_id')
        .onRef('log_channels.channel_id', '=', 'log_batches.channel_id'),
    )
    .select(['log_channels.channel_id as channelId', 'log_channels.batch as open'])
    .where('log_batches.guild_id', '=', guildId)
    .where('log_batches.id', '=', batch)
    .forUpdate('log_channels')
    .executeTakeFirst();
  if (found === undefined || found.open === batch) return;
  await enqueueJobs(tx, [amendmentOf({ guildId, channelId: found.channelId, batch }, because)]);
}

interface LateParts {
  events: Events;
  seal: Seal;
  auditLog: Pick<AuditLog, 'take'>;
  waiting: WaitingEntries;
  pairing: Pick<MomentPairing, 'addEntry'>;
}

/** Names the actor of a log entry when its audit log entry arrives late. */
export function handleLateEntry({ events, seal, auditLog, waiting, pairing }: LateParts) {
  return async (bot: BotContext, audit: AuditEntry): Promise<void> => {
    pairing.addEntry(bot, audit);
    const late = waiting.take(audit);
    if (late === null) return;
    // Consumed, as it explains this log entry and no other.
    auditLog.take(late.guildId, late.match);
    await retryWithPauses(bot.log, () => nameLate({ events, seal }, late, newsOf(audit)));
  };
}
