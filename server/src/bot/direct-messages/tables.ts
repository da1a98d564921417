import type { Generated } from 'kysely';
import type { TableFacts } from '../../database/table-facts.ts';

/** Number of direct messages scheduled in a minute, per guild. */
interface DirectMessageMinutesTable {
  minute: Date;
  guild_id: string;
  count: number;
}

/** A single row: whether direct messages are paused. */
interface DirectMessageBreakerTable {
  id: number;
  /** Refusals in a row. */
  refusals: Generated<number>;
  /** Pauses since the last delivered message. */
  pauses: Generated<number>;
  paused_until: Date | null;
  /** Until then, a process probes with one message. */
  probe_until: Date | null;
}

export interface DirectMessageTables {
  direct_message_minutes: DirectMessageMinutesTable;
  direct_message_breaker: DirectMessageBreakerTable;
}

declare module '../../database/tables.ts' {
  interface Tables extends DirectMessageTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const DIRECT_MESSAGE_TABLES: TableFacts<DirectMessageTables> = {
  direct_message_minutes: { growth: { since: 'minute', retention: 'greetingCounts' } },
  direct_message_breaker: { prefilled: true, growth: { oneRowFor: 'database' } },
};
