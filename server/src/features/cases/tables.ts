import type { CaseEventKind, CaseSource, CaseState, CaseType, Delivery, MuteMethod } from '@perigee/core/cases/case';
import type { Generated, GeneratedAlways } from 'kysely';

interface CasesTable {
  guild_id: string;
  /** From 1 on, without gaps. */
  number: number;
  type: CaseType;
  state: CaseState;
  member_id: string;
  /** As they were called then; they may be gone when the case is read. */
  member_name: string | null;
  /** Null for what Perigee did by itself, and for what nobody knows of. */
  moderator_id: string | null;
  moderator_name: string | null;
  reason: string;
  /** The words of the reason as searches find them. */
  words: GeneratedAlways<string>;
  source: CaseSource;
  /** The automoderation rule. */
  rule: string | null;
  created_at: Generated<Date>;
  /** In milliseconds; null for what does not end by itself. */
  duration_ms: string | null;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  /** The platform's reason for a failure. */
  problem: string | null;
  method: MuteMethod | null;
  /** The role that was given for it; the guild's mute role may be another one by now. */
  role_id: string | null;
  delivery: Generated<Delivery>;
  /** The message it is about, and its text as it was. */
  channel_id: string | null;
  message_id: string | null;
  message_text: string | null;
  /** The case it follows from. */
  linked_number: number | null;
  /** How much of the member's messages a ban takes with it, in seconds. */
  delete_seconds: Generated<number>;
  /** The platform's entry it was read from. */
  audit_entry_id: string | null;
  /** Goes up with every change of what the platform has to be told. */
  revision: Generated<number>;
}

/** What happened to a case. */
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

/** Where each guild's numbers are; its row is also what writers of the guild's cases wait for. */
interface CaseCountersTable {
  guild_id: string;
  last: number;
}

/** How many cases of each type a moderator opened in a week, kept by whoever opens cases. */
interface CaseWeeksTable extends Record<CaseType, Generated<number>> {
  guild_id: string;
  /** Its Monday, UTC. */
  week: string;
  /** 0 where nobody is known. */
  moderator_id: string;
}

/** Pictures that belong to a case. */
interface CaseEvidenceTable {
  guild_id: string;
  number: number;
  /** From 1 to 3. */
  position: number;
  content_type: string;
  data: Buffer;
}

/** What ordered cases or changed them: a message, an interaction, an event. Whoever hears of it again finds what it did. */
interface OrderKeysTable {
  guild_id: string;
  cause: string;
  numbers: number[];
  ordered_at: Generated<Date>;
}

export interface CaseTables {
  cases: CasesTable;
  case_events: CaseEventsTable;
  case_counters: CaseCountersTable;
  case_weeks: CaseWeeksTable;
  case_evidence: CaseEvidenceTable;
  order_keys: OrderKeysTable;
}
