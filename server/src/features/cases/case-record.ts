import type { CaseEventKind, CaseSource, CaseState, CaseType, Delivery, MuteMethod } from '@perigee/core/cases/case';

/** Somebody a case names. */
export interface Person {
  id: string;
  /** As they were called then; null for somebody never seen. */
  name: string | null;
}

/** The message a case is about. */
export interface CaseMessage {
  channelId: string;
  /** Null for one that the platform stopped before it was one. */
  id: string | null;
  /** As it was, cut to SNAPSHOT_MAX. */
  text: string;
}

export interface CaseKey {
  guildId: string;
  number: number;
}

/** A case as its store knows it. */
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

/** What opens a case; what is left out is none. */
export interface NewCase {
  type: CaseType;
  member: Person;
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  rule?: string;
  /** In milliseconds, at least a second; left out for what does not end by itself. */
  durationMs?: number;
  message?: CaseMessage;
  linkedCase?: number;
  /** How much of the member's messages a ban takes with it, 0 to 604800 seconds. */
  deleteSeconds?: number;
  /** What ordered it, once in the guild; left out where whatever does is heard once. */
  cause?: string;
}

/** One entry of a case's trail. */
export interface CaseEvent {
  kind: CaseEventKind;
  at: Date;
  by: Person | null;
  before: string | null;
  after: string | null;
}
