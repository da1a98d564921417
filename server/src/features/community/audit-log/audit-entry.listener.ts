import { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Passes each audit log entry to the dispatcher. */
export function auditLogListener(dispatch: (ctx: BotContext, entry: AuditEntry) => Promise<void>): Listener {
  return defineListener(GatewayDispatchEvents.GuildAuditLogEntryCreate, (ctx, entry) => dispatch(ctx, entry));
}
