import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { BotContext } from '../../../../../bot/bot-context.ts';
import type { AuditEntry } from '../../../../community/index.ts';
import { retryWithPauses } from '../../../../../events/retry-with-pauses.ts';
import type { AuditPositions } from './audit-positions.ts';
import type { RecordEntry } from './record-entry.ts';

/** Entries older than this on arrival were delivered late, as after the bot was offline; in milliseconds. */
const LATE_MS = 5_000;

/** Turns actions of moderators and other bots into cases as soon as their audit log entries arrive. */
export function handleAuditEntry(record: RecordEntry, positions: AuditPositions) {
  return (ctx: BotContext, { guild_id: guildId, ...entry }: AuditEntry): Promise<void> =>
    retryWithPauses(ctx.log, async () => {
      const isLate = Date.now() - createdAt(entry.id).getTime() > LATE_MS;
      await record(ctx, guildId, entry, { isLate });
      positions.advance(guildId, entry.id);
    });
}
