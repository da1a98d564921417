import type {
  CaseEventKind,
  CaseSource,
  CaseState,
  CaseType,
  Delivery,
  MuteMethod,
} from '@perigee/core/moderation/cases/case';

/** A person named in a case. */
export interface Person {
  id: string;
  /** Their name at that time; null if they were never seen. */
  name: string | null;
}

/** The message a case is about. */
export interface CaseMessage {
  channelId: string;
  /** Null for a message that the platform blocked before it was posted. */
  id: string | null;
  /** The original text, cut to SNAPSHOT_MAX. */
  text: string;
}

export interface CaseKey {
  guildId: string;
  number: number;
}

/** A case as read from the database. */
export interface Case extends CaseKey {
  type: CaseType;
  state: CaseState;
  member: Person;
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  rule: string | null;
  createdAt: Date;
  durationMs: number | null;
  endsAt: Date | null;
  endedAt: Date | null;
  problem: string | null;
  method: MuteMethod | null;
  /** The role that a mute gives, or gave before it became a timeout. */
  roleId: string | null;
  delivery: Delivery;
  message: CaseMessage | null;
  linkedCase: number | null;
  deleteSeconds: number;
  revision: number;
}

/** The data to open a case with; optional fields default to none. */
export interface NewCase {
  type: CaseType;
  member: Person;
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  rule?: string;
  /** In milliseconds, at least a second; absent if it does not end by itself. */
  durationMs?: number;
  message?: CaseMessage;
  linkedCase?: number;
  /** How far back a ban deletes the member's messages, 0 to 604800 seconds. */
  deleteSeconds?: number;
  /** Idempotency key, unique in the guild; absent if the trigger is delivered only once. */
  cause?: string;
}

/** An entry of a case's trail. */
export interface CaseEvent {
  kind: CaseEventKind;
  at: Date;
  by: Person | null;
  before: string | null;
  after: string | null;
}
