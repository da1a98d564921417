import type { GatewayGuildAuditLogEntryCreateDispatchData } from 'discord-api-types/v10';

/** An entry of the audit log as the gateway tells it. */
export type AuditEntry = GatewayGuildAuditLogEntryCreateDispatchData;
