import type { GatewayGuildAuditLogEntryCreateDispatchData } from 'discord-api-types/v10';

/** An audit log entry as the gateway delivers it. */
export type AuditEntry = GatewayGuildAuditLogEntryCreateDispatchData;
