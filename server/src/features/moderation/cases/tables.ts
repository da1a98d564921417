import type {
  CaseEventKind,
  CaseSource,
  CaseState,
  CaseType,
  Delivery,
  MuteMethod,
} from '@perigee/core/moderation/cases/case';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OnForget, TableFacts } from '../../../database/table-facts.ts';

interface CasesTable {
  guild_id: string;
  /** From 1, without gaps. */
  number: number;
  type: CaseType;
  state: CaseState;
  member_id: string;
  /** Their name at that time; they may have left when the case is read. */
  member_name: string | null;
  /** Null for what Perigee did by itself, or if unknown. */
  moderator_id: string | null;
  moderator_name: string | null;
  reason: string;
  /** The words of the reason, normalised for search. */
  words: GeneratedAlways<string>;
  source: CaseSource;
  /** The automoderation rule. */
  rule: string | null;
  created_at: Generated<Date>;
  /** In milliseconds; null if it does not end by itself. */
  duration_ms: string | null;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  /** The platform's reason for a failure. */
  problem: string | null;
  method: MuteMethod | null;
  /** The role that was given; the guild's mute role may have changed since. */
  role_id: string | null;
  delivery: Generated<Delivery>;
  /** The message it is about, with its original text. */
  channel_id: string | null;
  message_id: string | null;
  message_text: string | null;
  /** The case it follows from. */
  linked_number: number | null;
  /** How far back a ban deletes the member's messages, in seconds. */
  delete_seconds: Generated<number>;
  /** The audit log entry it was read from. */
  audit_entry_id: string | null;
  /** Incremented with every change that has to reach the platform. */
  revision: Generated<number>;
}

/** An entry of a case's trail. */
interface CaseEventsTable {
  guild_id: string;
  number: number;
  seq: Generated<string>;
  kind: CaseEventKind;
  at: Generated<Date>;
  /** Null for what Perigee did by itself. */
  by_id: string | null;
  by_name: string | null;
  before: string | null;
  after: string | null;
}

/** The last case number of each guild. Its row also serves as the lock for opening cases. */
interface CaseCountersTable {
  guild_id: string;
  last: number;
}

/** Cases per type that a moderator opened in a week, maintained when cases are opened. */
interface CaseWeeksTable extends Record<CaseType, Generated<number>> {
  guild_id: string;
  /** The Monday of the week (UTC). */
  week: string;
  /** 0 if unknown. */
  moderator_id: string;
}

/** Evidence images of a case. */
interface CaseEvidenceTable {
  guild_id: string;
  number: number;
  /** From 1 to 3. */
  position: number;
  content_type: string;
  data: Buffer;
  /** Where it was given; null for evidence from before this was stored. */
  channel_id: Generated<string | null>;
}

/**
 * The trigger that opened or changed cases: a message, an interaction, an event. A repeated delivery finds what it did.
 */
interface OrderKeysTable {
  guild_id: string;
  cause: string;
  numbers: number[];
  ordered_at: Generated<Date>;
}

/**
 * Orders that an earlier version keeps while it runs beside this one, which keeps them in `component_states`. The table
 * can be removed in the version after 0106 is released (decision 0104).
 */
interface PendingOrdersTable {
  guild_id: string;
  id: string;
  moderator_id: string;
  /** Written as JSON, read as a parsed value. */
  details: ColumnType<unknown, string, never>;
  created_at: Generated<Date>;
}

/** The last processed audit log entry of a guild. */
interface AuditPositionsTable {
  guild_id: string;
  entry_id: string;
}

export interface CaseTables {
  cases: CasesTable;
  case_events: CaseEventsTable;
  case_counters: CaseCountersTable;
  case_weeks: CaseWeeksTable;
  case_evidence: CaseEvidenceTable;
  order_keys: OrderKeysTable;
  audit_positions: AuditPositionsTable;
  pending_orders: PendingOrdersTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends CaseTables {}
}

const RECORD: OnForget = {
  fate: 'kept',
  because: 'the moderation record of a server is the server’s: nobody is rid of a ban by asking',
};
const OF_THE_SERVER = 'a server’s moderation record';

/** Whom these tables name, and what keeps them from growing. */
export const CASE_TABLES: TableFacts<CaseTables> = {
  cases: {
    persons: {
      member_id: RECORD,
      moderator_id: RECORD,
      ended_by: RECORD,
    },
    growth: { retentionReason: OF_THE_SERVER },
  },
  case_events: {
    persons: {
      by_id: RECORD,
    },
    growth: { retentionReason: OF_THE_SERVER },
  },
  case_counters: { growth: { oneRowFor: 'server' } },
  case_weeks: {
    persons: {
      moderator_id: RECORD,
    },
    growth: { retentionReason: `${OF_THE_SERVER}; one row per moderator and week` },
  },
  case_evidence: { growth: { retentionReason: OF_THE_SERVER } },
  order_keys: { growth: { since: 'ordered_at', retention: 'orderKeys' } },
  audit_positions: { growth: { oneRowFor: 'server' } },
  pending_orders: { persons: { moderator_id: 'row' }, growth: { since: 'created_at', retention: 'pendingOrders' } },
};
