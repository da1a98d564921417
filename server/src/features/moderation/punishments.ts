import type { CaseSource } from '@perigee/core/cases/case';
import type { PunishmentType } from '@perigee/core/moderation/punishment';
import type { DbTransaction } from '../../database/database.ts';
import type { Case, CaseMessage, Person } from '../cases/index.ts';

/** Who is answered when the process that was given the order does not live to do it. */
export interface ReportTo {
  channelId: string;
  moderatorId: string;
}

/** A picture of evidence, already read and checked. */
export interface Evidence {
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  data: Buffer;
}

/** What a moderator, a rule or the ladder wants done; rights and hierarchy are checked by then. */
export interface PunishmentOrder {
  guildId: string;
  type: PunishmentType | 'softban';
  /** From 1 to TARGETS_MAX, each once. */
  members: readonly Person[];
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  rule?: string;
  /** In milliseconds, 1 s to 365 days; left out for what does not end by itself. */
  durationMs?: number;
  message?: CaseMessage;
  deleteSeconds?: number;
  evidence?: readonly Evidence[];
  report?: ReportTo;
  /** What orders it: once in the guild, or for each member. Heard again it answers the cases there are. */
  cause?: string | ((member: Person) => string);
  /** Runs first in the order's transaction; where it says no, nothing is done and there are no cases. */
  claim?: Claim;
  /** Runs last in the order's transaction, with the cases it opened. */
  noteCases?: (tx: DbTransaction, cases: readonly Case[]) => Promise<void>;
}

/** Whether this transaction is the one to do it. */
type Claim = (tx: DbTransaction) => Promise<boolean>;

export interface LiftOrder {
  guildId: string;
  type: 'unmute' | 'unban';
  members: readonly Person[];
  moderator: Person | null;
  reason: string;
  source: CaseSource;
  report?: ReportTo;
  /** As of a punishment's order. */
  cause?: PunishmentOrder['cause'];
  claim?: Claim;
}

/** What can be changed of a case, and why it can not. */
export type CaseRefusal =
  | 'notFound'
  | 'notInForce'
  | 'takesNoDuration'
  | 'alreadyOver'
  | 'notFailed'
  | 'muteImpossible';
export type CaseChange = { refusal: CaseRefusal } | { changed: Case };

interface Change {
  guildId: string;
  number: number;
  by: Person;
  /** What orders it, once in the guild. Heard again it answers the case it changed. */
  cause?: string;
}

/**
 * Punishes and takes back. Each order is one transaction: cases with their numbers, and the acts that carry them out;
 * what becomes of them is read from the cases.
 */
export interface Punishments {
  /**
   * In the order of the members; a warn's ladder may add cases, which `followersOf` finds.
   * @throws MuteImpossible where the guild has nothing to mute with for that long; then there is no case.
   */
  punish(order: PunishmentOrder): Promise<Case[]>;
  note(order: Omit<PunishmentOrder, 'type' | 'durationMs' | 'deleteSeconds'>): Promise<Case[]>;
  /** Opens a case of type unmute or unban for each member; their mutes and bans in force are lifted by it once it is done. */
  lift(order: LiftOrder): Promise<Case[]>;
  /** Takes a warn back; what the ladder did because of it stays. */
  liftWarn(change: Change & { reason: string; claim?: Claim }): Promise<CaseChange>;
  changeReason(change: Change & { reason: string }): Promise<CaseChange>;
  /** From the case's beginning on; 0 is without end. */
  changeDuration(change: Change & { durationMs: number }): Promise<CaseChange>;
  /** Tries a failed case again. */
  retry(change: Change): Promise<CaseChange>;
  addEvidence(change: Change & { evidence: readonly Evidence[] }): Promise<{ added: number }>;
  /** The cases once none is pending and each member was told or could not be, or as they are when the time is over. In milliseconds. */
  settled(guildId: string, numbers: readonly number[], withinMs: number): Promise<Case[]>;
  /** The moderator was told what became of all of them: no report is needed. Not to be called while any is pending. */
  reported(guildId: string, numbers: readonly number[]): Promise<void>;
  followersOf(guildId: string, numbers: readonly number[]): Promise<Case[]>;
  /** The cases that this cause ordered, or changed; none where it was not heard before. */
  orderedBy(guildId: string, cause: string): Promise<Case[]>;
}
